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

std::string as_in_apparatus(std::string_view passage) {
    std::string text;
    for (char const c : passage) text += c == '=' ? '}' : c;
    // {code}romanisation} has one bracket too many, {code} has not.
    std::string result;
    int open = 0;
    for (char const c : text) {
        if (c == '{') ++open;
        if (c == '}' && open == 0) continue;
        if (c == '}') --open;
        result += c;
    }
    return result;
}

std::string without_prose(std::string_view text, std::vector<Tag> const& tags) {
    std::string kept, bracket;
    int depth = 0;
    for (std::string_view const c : characters(text)) {
        bool const closes = c == ")" || c == "）";
        if (c == "(" || c == "（") ++depth;
        if (depth == 0 && !closes) kept += c;
        if (depth > 0) bracket += c;
        if (!closes || depth == 0 || --depth > 0) continue;
        bool const tag =
            std::any_of(tags.begin(), tags.end(), [&](Tag const& t) { return bracket == "(" + t.tag.value + ")"; });
        if (tag) kept += bracket;
        bracket.clear();
    }
    return kept;
}

std::vector<std::string> labels_before(std::string_view text, std::string_view words) {
    std::vector<std::string> labels;
    for (auto at = text.find(words); at != std::string_view::npos; at = text.find(words, at + 1)) {
        std::string_view const before = text.substr(0, at);
        if (before.ends_with('}')) {
            auto const open = before.rfind('{');
            labels.emplace_back(open == std::string_view::npos ? "" : before.substr(open));
            continue;
        }
        // Romanisation is Latin letters; everything else in a passage is Han or punctuation.
        std::string label;
        auto const list = characters(before);
        for (auto c = list.rbegin(); c != list.rend(); ++c) {
            char32_t const point = code_point(*c);
            bool const letter = (point >= 'a' && point <= 'z') || (point >= 0xC0 && point < 0x2000);
            if (!letter) break;
            label.insert(0, *c);
        }
        labels.push_back(std::move(label));
    }
    return labels;
}

namespace {

// Whether the needle may run on behind the end of text.
bool ends_with_a_beginning_of(std::string_view needle, std::string_view text) {
    for (std::size_t n = std::min(needle.size(), text.size()); n > 0; --n) {
        if (text.ends_with(needle.substr(0, n))) return true;
    }
    return false;
}

}  // namespace

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
    std::string const shown = view(joined);
    auto const at = shown.find(needle);
    // A reading whose glyph ends the line begins with the next one.
    if (at == std::string::npos || at > ends.front()) {
        found.ended = found.ended && ends_with_a_beginning_of(needle, shown);
        return found;
    }
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
    using Glosses = std::vector<Quotation> const*;

    void collect(Letter const& letter) {
        std::string const& line = letter.line.value;
        for (Quotation const& gloss : letter.says) exact(gloss.words, line_or(gloss.line, line), &letter.says);
        loose(letter.name.printed, line, nullptr);
        for (Reading const& reading : letter.readings) collect(reading, line, &letter.says);
        for (Form const& form : letter.forms) collect(form, line, &letter.says);
    }

    void collect(Chapter const& chapter) {
        Glosses const says = &chapter.says;
        for (Quotation const& gloss : chapter.says) exact(gloss.words, line_or(gloss.line, {}), says);
        for (Claim const& claim : chapter.expects) exact(claim.words, claim.line.value, says);
        for (Reading const& reading : chapter.readings) collect(reading, {}, says);
        for (Form const& form : chapter.forms) collect(form, {}, says);
        for (Attribution const& one : chapter.attributions) exact(one.words.printed, one.line.value, says);
    }

    void collect(Reading const& reading, std::string const& otherwise, Glosses glosses) {
        std::string const line = line_or(reading.line, otherwise);
        for (auto const* const sound : {&reading.zh, &reading.direct}) {
            if (*sound) loose((*sound)->printed, line, glosses);
        }
        for (auto const* const words : {&reading.label, &reading.manner}) {
            if (*words) loose(**words, line, glosses);
        }
        if (!reading.fanqie) return;
        Fanqie const& fanqie = *reading.fanqie;
        std::string const spelled =
            (fanqie.prefix ? fanqie.prefix->value : std::string()) + fanqie.spellers.printed.value + "反";
        bool const all_han = han_only(spelled) == spelled;
        printed_.push_back({&fanqie.spellers.printed, spelled, line, !all_han, true, glosses});
        if (fanqie.of) printed_.push_back({&*fanqie.of, fanqie.of->value, line, false, true, glosses});
    }

    void collect(Form const& form, std::string const& otherwise, Glosses glosses) {
        if (form.words) exact(*form.words, line_or(form.line, otherwise), glosses);
    }

    static std::string line_or(MaybeText const& line, std::string const& otherwise) {
        return line ? line->value : otherwise;
    }

    void exact(Text const& words, std::string const& line, Glosses glosses) {
        printed_.push_back({&words, words.value, line, true, false, glosses});
    }

    void loose(Text const& text, std::string const& line, Glosses glosses) {
        printed_.push_back({&text, text.value, line, false, false, glosses});
    }

    std::vector<Printed> printed_;
};

Found find_loosely(CheckContext const& context, Index line, std::string const& value) {
    auto const all = find_in_passages(context.lines, line, han_only(value), han_only);
    if (all.lines) return all;
    // A fanqie may stand in brackets between the characters.
    return find_in_passages(context.lines, line, han_only(value), [&](std::string_view text) {
        return han_only(without_prose(text, context.corpus.script.tags));
    });
}

bool in_glosses(CheckContext const& context, Printed const& printed) {
    auto const& tags = context.corpus.script.tags;
    return std::any_of(printed.glosses->begin(), printed.glosses->end(), [&](Quotation const& quotation) {
        if (&quotation.words == printed.text) return true;
        std::string const& words = quotation.words.value;
        if (quotation.line && quotation.line->value > printed.line) return false;
        if (printed.exact) return words.find(printed.needle) != std::string::npos;
        std::string const needle = han_only(printed.needle);
        return han_only(words).find(needle) != std::string::npos ||
               han_only(without_prose(words, tags)).find(needle) != std::string::npos;
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
    bool const elsewhere = found.ended && (!printed.glosses || in_glosses(context, printed));
    if (!found.lines && elsewhere) found.lines = 1;
    return found;
}

}  // namespace xitan
