// SPDX-License-Identifier: MIT
#include "check/quotation.hpp"

#include "text/utf8.hpp"

#include <algorithm>

namespace xitan {

std::string han_only(std::string_view text) {
    std::string han;
    for (std::string_view const c : characters(text)) {
        if (is_han(code_point(c))) han += c;
    }
    return han;
}

std::string as_quoted(std::string_view passage) {
    std::string text;
    while (!passage.empty()) {
        auto const open = passage.find('{');
        text += passage.substr(0, open);
        if (open == std::string_view::npos) break;
        auto const close = passage.find('}', open);
        if (close == std::string_view::npos) break;
        std::string_view const glyph = passage.substr(open, close - open + 1);
        auto const equals = glyph.find('=');
        text += equals == std::string_view::npos ? glyph : glyph.substr(equals + 1, glyph.size() - equals - 2);
        passage.remove_prefix(close + 1);
    }
    return text;
}

std::string without_brackets(std::string_view text) {
    std::string outside;
    int depth = 0;
    for (std::string_view const c : characters(text)) {
        bool const closes = c == ")" || c == "）";
        if (c == "(" || c == "（") ++depth;
        if (depth == 0 && !closes) outside += c;
        if (closes && depth > 0) --depth;
    }
    return outside;
}

Found find_in_passages(LineIndex const& index, Index line, std::string_view needle,
                       std::function<std::string(std::string_view)> const& view) {
    Found found;
    auto const& lines = index.lines();
    if (needle.empty() || !lines[line].passage) {
        found.ended = !lines[line].passage;
        return found;
    }
    // The view is taken of the joined passages, since brackets run over line ends; the length of
    // each prefix tells where a line ends in it.
    std::string joined;
    std::vector<std::size_t> ends;
    for (Index i = line; i < lines.size(); ++i) {
        if (!lines[i].passage) {
            found.ended = true;
            break;
        }
        joined += lines[i].passage->text.value;
        ends.push_back(view(joined).size());
        if (ends.back() >= ends.front() + needle.size()) break;
    }
    auto const at = view(joined).find(needle);
    // A reading whose glyph ends the line begins with the next one.
    if (at == std::string::npos || at > ends.front()) return found;
    auto const last =
        std::find_if(ends.begin(), ends.end(), [&](std::size_t end) { return end >= at + needle.size(); });
    found.lines = static_cast<std::size_t>(last - ends.begin()) + 1;
    return found;
}

namespace {

class Collector {
public:
    explicit Collector(Corpus const& corpus) {
        for (Letter const& letter : corpus.letters) collect(letter);
        for (Chapter const& chapter : corpus.chapters) collect(chapter);
    }

    std::vector<Printed> take() && { return std::move(printed_); }

private:
    void collect(Letter const& letter) {
        for (Quotation const& quotation : letter.says) exact(quotation.words, quotation.line, letter.line, nullptr);
        loose(letter.name.printed, letter.name.printed.value, letter.line.value, nullptr);
        for (Reading const& reading : letter.readings) collect(reading, letter.line.value, nullptr);
        for (Form const& form : letter.forms) collect(form, letter.line.value, nullptr);
    }

    void collect(Chapter const& chapter) {
        for (Quotation const& quotation : chapter.says)
            exact(quotation.words, quotation.line, quotation.words, &chapter);
        for (Claim const& claim : chapter.expects) exact(claim.words, claim.line, claim.line, &chapter);
        for (Reading const& reading : chapter.readings) {
            collect(reading, reading.line ? reading.line->value : std::string(), &chapter);
        }
        for (Form const& form : chapter.forms) collect(form, form.line ? form.line->value : std::string(), &chapter);
        for (Attribution const& attribution : chapter.attributions) {
            exact(attribution.words.printed, attribution.line, attribution.line, &chapter);
        }
    }

    void collect(Reading const& reading, std::string const& line, Chapter const* chapter) {
        if (reading.zh) loose(reading.zh->printed, reading.zh->printed.value, line, chapter);
        if (reading.direct) loose(reading.direct->printed, reading.direct->printed.value, line, chapter);
        if (reading.label) loose(*reading.label, reading.label->value, line, chapter);
        if (reading.manner) loose(*reading.manner, reading.manner->value, line, chapter);
        if (!reading.fanqie) return;
        Fanqie const& fanqie = *reading.fanqie;
        std::string const words =
            (fanqie.prefix ? fanqie.prefix->value : std::string()) + fanqie.spellers.printed.value + "反";
        bool const all_han = han_only(words) == words;
        printed_.push_back({&fanqie.spellers.printed, words, line, !all_han, true, chapter});
        if (fanqie.of) printed_.push_back({&*fanqie.of, fanqie.of->value, line, false, true, chapter});
    }

    void collect(Form const& form, std::string const& line, Chapter const* chapter) {
        if (form.words)
            printed_.push_back(
                {&*form.words, form.words->value, form.line ? form.line->value : line, true, false, chapter});
    }

    void exact(Text const& words, MaybeText const& line, Text const& otherwise, Chapter const* chapter) {
        printed_.push_back({&words, words.value, line ? line->value : otherwise.value, true, false, chapter});
    }

    void loose(Text const& text, std::string const& value, std::string const& line, Chapter const* chapter) {
        printed_.push_back({&text, value, line, false, false, chapter});
    }

    std::vector<Printed> printed_;
};

Found find_loosely(CheckContext const& context, Index line, std::string const& value) {
    auto const all = find_in_passages(context.lines, line, han_only(value), han_only);
    if (all.lines) return all;
    // A tag or a fanqie may stand in brackets between the characters.
    return find_in_passages(context.lines, line, han_only(without_brackets(value)),
                            [](std::string_view text) { return han_only(without_brackets(text)); });
}

bool in_glosses(Chapter const& chapter, Printed const& printed) {
    return std::any_of(chapter.says.begin(), chapter.says.end(), [&](Quotation const& quotation) {
        if (&quotation.words == printed.text) return true;
        std::string const& words = quotation.words.value;
        if (!quotation.line || quotation.line->value > printed.line) return false;
        if (printed.exact) return words.find(printed.needle) != std::string::npos;
        return han_only(words).find(han_only(printed.needle)) != std::string::npos ||
               han_only(without_brackets(words)).find(han_only(without_brackets(printed.needle))) != std::string::npos;
    });
}

}  // namespace

std::vector<Printed> all_printed(Corpus const& corpus) { return Collector(corpus).take(); }

namespace {

Found find_at(CheckContext const& context, Index line, Printed const& printed) {
    return printed.exact ? find_in_passages(context.lines, line, printed.needle, as_quoted)
                         : find_loosely(context, line, printed.needle);
}

}  // namespace

Found find(CheckContext const& context, Printed const& printed) {
    auto const line = context.lines.find(printed.line);
    if (!line) return {0, false};
    Found found = find_at(context, *line, printed);
    for (Index const other : {*line - 1, *line + 1}) {
        if (found.lines || !printed.near || other >= context.lines.lines().size()) continue;
        if (find_at(context, other, printed).lines) found.lines = 1;
    }
    if (!found.lines && found.ended && printed.chapter && in_glosses(*printed.chapter, printed)) found.lines = 1;
    return found;
}

}  // namespace xitan
