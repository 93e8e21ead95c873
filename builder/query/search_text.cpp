// SPDX-License-Identifier: MIT
#include "query/search_text.hpp"

#include "text/utf8.hpp"

#include <algorithm>

namespace xitan {

namespace {

constexpr std::size_t longest_gram = 6;     // as in the view search_source
constexpr std::size_t longest_phrase = 32;  // of a longer run; instr() sees to the rest

bool is_blank(char32_t c) {
    return c <= 0x20 || (c >= 0x7F && c <= 0xA0) || (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 ||
           c == 0x202F || c == 0x205F || c == 0x3000;
}

// Joiners, zero-width blanks, direction marks, variation selectors, a byte-order mark.
bool is_unseen(char32_t c) {
    return c == 0xAD || (c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) ||
           (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFEFF || (c >= 0xE0100 && c <= 0xE01EF);
}

// text between the first and the last character that is wanted.
template <class Wanted>
std::string trimmed(std::string_view text, Wanted const& wanted) {
    auto const list = characters(text);
    auto const good = [&](std::string_view character) { return wanted(code_point(character)); };
    auto const first = std::find_if(list.begin(), list.end(), good);
    auto const last = std::find_if(list.rbegin(), list.rend(), good);
    if (first == list.end()) return {};
    char const* const end = last->data() + last->size();
    return {first->data(), static_cast<std::size_t>(end - first->data())};
}

// "居 下": the characters as a phrase of the column in which they stand apart.
std::string spaced(std::vector<std::string_view> const& list) {
    std::string text;
    for (std::size_t i = 0; i < std::min(list.size(), longest_phrase); ++i) {
        (text += text.empty() ? "" : " ") += list[i];
    }
    return text;
}

// A run of characters is found by its gram, and ranked and marked where its characters stand apart.
std::string match_han(std::string const& run) {
    auto const list = characters(run);
    if (list.size() == 1) return '"' + run + '"';
    std::string gram;
    for (std::size_t i = 0; i < std::min(list.size(), longest_gram); ++i) gram += list[i];
    return "(\"" + gram + "\" AND {han english} : \"" + spaced(list) + "\")";
}

}  // namespace

std::string clean_query(std::string_view text) {
    std::string seen;
    for (auto const character : characters(text)) {
        auto const c = code_point(character);  // 0 for a broken byte
        if (is_unseen(c)) continue;
        if (is_blank(c)) {
            seen += ' ';
        } else {
            seen += character;
        }
    }
    return trimmed(nfc(seen), [](char32_t c) { return !is_blank(c); });
}

std::string bare_word(std::string_view clean) { return trimmed(clean, is_word); }

std::vector<SearchTerm> search_terms(std::string_view clean) {
    std::vector<SearchTerm> terms;
    bool open = false;  // the last term may go on
    for (auto const character : characters(clean)) {
        auto const c = code_point(character);
        if (!is_word(c)) {
            if (open && character == "*") terms.back().prefix = true;
            open = false;
            continue;
        }
        bool const han = is_han(c);
        if (!open || terms.back().han != han) terms.push_back({{}, han});
        terms.back().text += character;
        open = true;
    }
    return terms;
}

std::string match_expression(std::vector<SearchTerm> const& terms) {
    std::string expression;
    for (SearchTerm const& term : terms) {
        if (!expression.empty()) expression += " AND ";
        if (!term.han && !term.in_title) expression += "- {title} : ";
        expression += term.han ? match_han(term.text) : '"' + term.text + '"';
        if (term.prefix && !term.han) expression += " *";  // a Han run is found within others anyway
    }
    return expression;
}

std::vector<std::string> long_runs(std::vector<SearchTerm> const& terms) {
    std::vector<std::string> runs;
    for (SearchTerm const& term : terms) {
        if (term.han && character_count(term.text) > longest_gram) runs.push_back(term.text);
    }
    return runs;
}

}  // namespace xitan
