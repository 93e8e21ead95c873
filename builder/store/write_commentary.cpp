// SPDX-License-Identifier: MIT
// Forms, quotations, notes and attributed statements of letters and chapters.
#include "model/names.hpp"
#include "store/context.hpp"

#include <charconv>

namespace xitan {

namespace {

// Calls visit(entry, what carries the members, its line if it has one) for letters, then chapters.
template <class Visit>
void each_entry(WriteContext const& context, Visit const& visit) {
    Corpus const& corpus = context.corpus;
    for (Index i = 0; i < corpus.letters.size(); ++i) {
        visit(EntryRef{EntryKind::letter, i}, corpus.letters[i], MaybeText(corpus.letters[i].line));
    }
    for (Index i = 0; i < corpus.chapters.size(); ++i) {
        visit(EntryRef{EntryKind::chapter, i}, corpus.chapters[i], MaybeText());
    }
}

// U+115DA
std::optional<std::int64_t> code_point_of(MaybeText const& text) {
    if (!text) return std::nullopt;
    std::string_view const digits = std::string_view(text->value).substr(std::string_view("U+").size());
    std::int64_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    return value;
}

}  // namespace

void write_forms(WriteContext const& context) {
    std::map<std::optional<Index>, int> ordinals;
    insert(context.database, "form",
           {"letter_id", "ordinal", "kind", "code_point", "glyph_code", "words", "note", "line_id", "file_id",
            "file_line"},
           [&](RowWriter& row) {
               each_entry(context, [&](EntryRef entry, auto const& own, MaybeText const& own_line) {
                   for (Form const& f : own.forms) {
                       std::optional<Index> letter;
                       if (entry.kind == EntryKind::letter) letter = entry.index;
                       if (f.letter) letter = context.letter_written(f.letter->value);
                       row(letter ? std::optional(context.letter(*letter)) : std::nullopt, ++ordinals[letter],
                           name_of(f.kind.value), code_point_of(f.codepoint), f.glyph,
                           context.options.passages ? f.words : MaybeText(), f.note,
                           context.line(f.line ? f.line : own_line), context.file(f.at), f.at.line);
                   }
               });
           });
}

void write_commentary(WriteContext const& context) {
    insert(context.database, "commentary", {"entry_id", "language", "text", "line_id", "file_id", "file_line"},
           [&](RowWriter& row) {
               each_entry(context, [&](EntryRef entry, auto const& own, MaybeText const& own_line) {
                   for (Quotation const& q : own.says) {
                       if (!context.options.passages) break;
                       row(context.entry(entry), "zh", q.words, context.line(q.line ? q.line : own_line),
                           context.file(q.words.at), q.words.at.line);
                   }
                   for (Note const& n : own.notes) {
                       row(context.entry(entry), "en", n.text, context.line(n.line), context.file(n.text.at),
                           n.text.at.line);
                   }
               });
           });
    if (!context.options.passages) return;
    insert(context.database, "attribution",
           {"entry_id", "who", "printed", "text", "line_id", "note", "file_id", "file_line"}, [&](RowWriter& row) {
               for (Index i = 0; i < context.corpus.chapters.size(); ++i) {
                   for (Attribution const& a : context.corpus.chapters[i].attributions) {
                       row(context.chapter(i), a.who, a.words.printed, a.words.adopted(), context.line(a.line.value),
                           a.note, context.file(a.at), a.at.line);
                   }
               }
           });
}

}  // namespace xitan
