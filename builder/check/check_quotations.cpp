// SPDX-License-Identifier: MIT
#include "check/quotation.hpp"

#include <algorithm>

namespace xitan {

namespace {

void check_printed(CheckContext const& context, Printed const& printed) {
    if (!context.lines.find(printed.line)) return;  // another check complains
    Found const found = find(context, printed);
    if (found.lines) return;
    context.error(printed.text->at, "not-in-the-text",
                  in_ticks(printed.needle) + " does not begin in line " + printed.line +
                      (found.ended ? ", and no `says` of its entry has it" : "") + "; compare the printed text");
}

// The quoted text from a line on, over the end of the line: a glyph and its characters may be parted by it.
std::string text_from(CheckContext const& context, Index line) {
    std::string text;
    for (Index i = line; i < context.lines.lines().size() && i < line + 2; ++i) {
        if (auto const* const passage = context.lines.lines()[i].passage) text += as_quoted(passage->text.value);
    }
    return text;
}

// The glyph that is printed before a transcription says which syllable it is.
void check_label(CheckContext const& context, Chapter const& chapter, Reading const& reading) {
    if (!reading.of || !reading.zh || !reading.line) return;
    auto const line = context.lines.find(reading.line->value);
    if (!line) return;
    auto labels = labels_before(text_from(context, *line), reading.zh->printed.value);
    for (Quotation const& gloss : chapter.says) {
        if (context.lines.lines()[*line].passage || !gloss.line || gloss.line->value != reading.line->value) continue;
        auto const more = labels_before(gloss.words.value, reading.zh->printed.value);
        labels.insert(labels.end(), more.begin(), more.end());
    }
    std::string const& own = reading.of->printed.value;
    bool const fits = labels.empty() || std::any_of(labels.begin(), labels.end(), [&](std::string const& label) {
                          return label.empty() || label == own;
                      });
    if (fits) return;
    context.error(reading.of->printed.at, "label-differs",
                  in_ticks(reading.zh->printed.value) + " stands beside the glyph " + in_ticks(labels.front()) +
                      ", not " + in_ticks(own) + "; if the glyph is wrong, say {printed, read}");
}

bool stands_in(CheckContext const& context, Index line, std::string const& words) {
    bool const all_han = han_only(words) == words;
    for (auto const view : {as_in_apparatus, as_quoted, han_only}) {
        if (view == han_only && !all_han) continue;
        Found const found = find_in_passages(context.lines, line, words, view);
        if (found.lines || found.ended) return true;
    }
    return false;
}

// The apparatus quotes the text too: the lemma, or the reading where the digitised text follows a
// correction. A lemma in brackets describes a place instead: (title).
void check_lemma(CheckContext const& context, Text const& lemma, Text const& line_name, std::string const& reading) {
    auto const line = context.lines.find(line_name.value);
    if (!line || lemma.value.starts_with('(')) return;
    if (stands_in(context, *line, lemma.value) || (!reading.empty() && stands_in(context, *line, reading))) return;
    context.error(lemma.at, "not-in-the-text",
                  in_ticks(lemma.value) + " does not begin in line " + line_name.value + "; compare the printed text");
}

}  // namespace

void check_quotations(CheckContext const& context) {
    // A treatise without passages has nothing to compare with.
    if (context.corpus.work.passages.empty()) return;
    for (Printed const& printed : all_printed(context.corpus)) check_printed(context, printed);
    for (Chapter const& chapter : context.corpus.chapters) {
        for (Reading const& reading : chapter.readings) check_label(context, chapter, reading);
    }
    for (Variant const& variant : context.corpus.work.variants) {
        check_lemma(context, variant.lemma, variant.line, variant.reading.value);
    }
    for (TextEmendation const& one : context.corpus.work.emendations) {
        check_lemma(context, one.value.printed, one.line, {});
    }
}

}  // namespace xitan
