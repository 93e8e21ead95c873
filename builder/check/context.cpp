// SPDX-License-Identifier: MIT
#include "check/context.hpp"

#include "text/utf8.hpp"

#include <algorithm>

namespace xitan {

std::vector<std::string> values(std::vector<Text> const& texts) {
    std::vector<std::string> list;
    list.reserve(texts.size());
    for (Text const& text : texts) list.push_back(text.value);
    return list;
}

std::string in_ticks(std::string_view value) {
    std::string text = "`" + std::string(value) + "`";
    if (!value.empty() && (value.front() == ' ' || value.back() == ' ')) text += " (with a blank at its edge)";
    return text;
}

bool CheckContext::one_of(Text const& value, std::vector<std::string> const& known, std::string_view rule,
                          std::string_view what) const {
    if (std::find(known.begin(), known.end(), value.value) != known.end()) return true;
    auto const near = nearest(value.value, known);
    error(value.at, rule,
          "there is no " + std::string(what) + " " + in_ticks(value.value) +
              (near ? "; did you mean `" + *near + "`?" : ""));
    return false;
}

bool CheckContext::one_of(MaybeText const& value, std::vector<Text> const& known, std::string_view rule,
                          std::string_view what) const {
    return !value || one_of(*value, values(known), rule, what);
}

bool CheckContext::letter(Text const& written) const {
    if (alphabet.letter(written.value)) return true;
    std::vector<std::string> known;
    for (Letter const& l : corpus.letters) known.push_back(l.written.value);
    return one_of(written, known, "unknown-letter", "letter");
}

bool CheckContext::consonant_that_joins(Text const& written) const {
    if (!letter(written)) return false;
    if (alphabet.joins(*alphabet.letter(written.value))) return true;
    error(written.at, "cannot-join",
          "`" + written.value + "` is not a consonant with the inherent vowel, so it cannot be joined to others");
    return false;
}

bool CheckContext::line(Text const& name) const {
    if (lines.find(name.value)) return true;
    auto const form = line_range(name.value);
    error(name.at, "unknown-line",
          form ? "there is no line " + in_ticks(name.value) + " in the sections of work.yaml"
               : in_ticks(name.value) + " is not a line; write page, column and line like 1186a03");
    return false;
}

bool CheckContext::chapter_list(std::vector<Text> const& ranges) const {
    std::vector<std::string> known;
    for (Chapter const& c : corpus.chapters) known.push_back(std::to_string(c.number.value));
    bool good = true;
    for (Text const& range : ranges) {
        auto const dash = range.value.find('-');
        Text const first{range.value.substr(0, dash), range.at};
        Text const last{dash == std::string::npos ? first.value : range.value.substr(dash + 1), range.at};
        bool const exist =
            one_of(first, known, "unknown-chapter", "chapter") && one_of(last, known, "unknown-chapter", "chapter");
        bool const forward =
            std::find(known.begin(), known.end(), first.value) <= std::find(known.begin(), known.end(), last.value);
        if (exist && !forward) {
            error(range.at, "bad-chapter-range", "the range " + in_ticks(range.value) + " ends before it begins");
        }
        good = good && exist && forward;
    }
    return good;
}

bool CheckContext::cluster(Text const& written) const {
    auto const spelled = alphabet.parse(written.value);
    if (spelled && !spelled->consonants.empty() && spelled->vowels.empty()) return true;
    error(written.at, "unknown-cluster",
          in_ticks(written.value) +
              " is not a cluster; write its consonants without vowel, with blanks between: `r kṣ v`");
    return false;
}

void CheckContext::witness(Text const& siglum) const {
    std::vector<std::string> known;
    for (Witness const& w : corpus.work.witnesses) known.push_back(w.siglum.value);
    one_of(siglum, known, "unknown-witness", "witness");
}

void CheckContext::attested(Attested const& value) const {
    if (!value.emendation) return;
    if (value.emendation->read.value == value.printed.value) {
        error(value.emendation->read.at, "emends-nothing",
              "the proposed reading " + in_ticks(value.emendation->read.value) + " is what is printed");
    }
    for (Text const& siglum : value.emendation->witnesses) witness(siglum);
}

}  // namespace xitan
