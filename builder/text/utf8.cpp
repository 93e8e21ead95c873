// SPDX-License-Identifier: MIT
#include "text/utf8.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <stdexcept>

namespace xitan {

namespace {

struct Decoded {
    char32_t code_point = 0;
    std::size_t length = 0;  // 0: broken
};

Decoded decode(std::string_view text, std::size_t offset) noexcept {
    auto const* bytes = reinterpret_cast<utf8proc_uint8_t const*>(text.data()) + offset;
    utf8proc_int32_t found = 0;
    auto const length = utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(text.size() - offset), &found);
    if (length <= 0) return {};
    return {static_cast<char32_t>(found), static_cast<std::size_t>(length)};
}

// A surrogate that was encoded as if it were a character: ED A0..BF 80..BF.
std::optional<char32_t> encoded_surrogate(std::string_view text, std::size_t offset) noexcept {
    if (text.size() - offset < 3) return std::nullopt;
    auto const byte = [&](std::size_t i) { return static_cast<unsigned char>(text[offset + i]); };
    if (byte(0) != 0xED || byte(1) < 0xA0 || byte(1) > 0xBF || byte(2) < 0x80 || byte(2) > 0xBF) return std::nullopt;
    return static_cast<char32_t>(0xD000 | ((byte(1) & 0x3FU) << 6) | (byte(2) & 0x3FU));
}

bool is_noncharacter(char32_t c) noexcept { return (c >= 0xFDD0 && c <= 0xFDEF) || (c & 0xFFFE) == 0xFFFE; }

// Controls, and what is as invisible: direction marks, zero-width blanks, line separators. The two
// joiners are let through, since Indic spelling needs them.
bool is_control(char32_t c) noexcept {
    if (c == '\t' || c == '\n' || c == '\r' || c == 0x200C || c == 0x200D) return false;
    switch (utf8proc_category(static_cast<utf8proc_int32_t>(c))) {
        case UTF8PROC_CATEGORY_CC:
        case UTF8PROC_CATEGORY_CF:
        case UTF8PROC_CATEGORY_ZL:
        case UTF8PROC_CATEGORY_ZP:
            return true;
        default:
            return false;
    }
}

std::optional<TextFault> fault_of(char32_t c) noexcept {
    if (c == 0xFFFD) return TextFault::replacement_character;
    if (is_noncharacter(c)) return TextFault::noncharacter;
    if (utf8proc_category(static_cast<utf8proc_int32_t>(c)) == UTF8PROC_CATEGORY_CO) return TextFault::private_use;
    if (is_control(c)) return TextFault::control;
    return std::nullopt;
}

bool is_ascii(std::string_view text) noexcept {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

}  // namespace

std::vector<TextProblem> text_problems(std::string_view text, std::size_t most) {
    std::vector<TextProblem> problems;
    for (std::size_t at = 0; at < text.size() && problems.size() < most;) {
        auto const byte = static_cast<unsigned char>(text[at]);
        if (byte >= 0x20 && byte < 0x7F) {
            ++at;
        } else if (auto const decoded = decode(text, at); decoded.length != 0) {
            if (auto const fault = fault_of(decoded.code_point))
                problems.push_back({*fault, at, decoded.code_point, byte});
            at += decoded.length;
        } else if (auto const surrogate = encoded_surrogate(text, at)) {
            problems.push_back({TextFault::surrogate, at, *surrogate, byte});
            at += 3;
        } else {
            problems.push_back({TextFault::broken_utf8, at, 0, byte});
            ++at;
        }
    }
    return problems;
}

std::vector<std::string_view> characters(std::string_view text) {
    std::vector<std::string_view> list;
    list.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        auto const length = std::max<std::size_t>(decode(text, at).length, 1);
        list.push_back(text.substr(at, length));
        at += length;
    }
    return list;
}

std::size_t character_count(std::string_view text) noexcept {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++count) at += std::max<std::size_t>(decode(text, at).length, 1);
    return count;
}

char32_t code_point(std::string_view character) noexcept { return decode(character, 0).code_point; }

std::string utf8(char32_t code_point) {
    utf8proc_uint8_t bytes[4];
    auto const length = utf8proc_encode_char(static_cast<utf8proc_int32_t>(code_point), bytes);
    return {reinterpret_cast<char const*>(bytes), static_cast<std::size_t>(length)};
}

std::string code_point_name(char32_t code_point) {
    char name[16];
    std::snprintf(name, sizeof name, "U+%04X", static_cast<unsigned>(code_point));
    return name;
}

bool is_nfc(std::string_view text) { return is_ascii(text) || nfc(text) == text; }

namespace {

std::string mapped(std::string_view text, int options) {
    if (is_ascii(text)) return std::string(text);
    utf8proc_uint8_t* result = nullptr;
    auto const length =
        utf8proc_map(reinterpret_cast<utf8proc_uint8_t const*>(text.data()), static_cast<utf8proc_ssize_t>(text.size()),
                     &result, static_cast<utf8proc_option_t>(UTF8PROC_STABLE | options));
    std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> const owner(result, &std::free);
    if (length < 0) throw std::invalid_argument(std::string("utf8: ") + utf8proc_errmsg(length));
    return {reinterpret_cast<char const*>(result), static_cast<std::size_t>(length)};
}

}  // namespace

std::string nfc(std::string_view text) { return mapped(text, UTF8PROC_COMPOSE); }

std::string without_marks(std::string_view text) { return mapped(text, UTF8PROC_DECOMPOSE | UTF8PROC_STRIPMARK); }

std::string lower_case(std::string_view text) {
    std::string result;
    for (auto const character : characters(text)) {
        auto const c = code_point(character);
        if (c == 0) {
            result += character;  // a broken byte, or U+0000
        } else {
            result += utf8(static_cast<char32_t>(utf8proc_tolower(static_cast<utf8proc_int32_t>(c))));
        }
    }
    return result;
}

bool is_han(char32_t c) noexcept {
    return c == 0x3007 || (c >= 0x3400 && c <= 0x4DBF) || (c >= 0x4E00 && c <= 0x9FFF) ||
           (c >= 0xF900 && c <= 0xFAFF) || (c >= 0x20000 && c <= 0x3FFFD);  // planes 2 and 3 hold nothing else
}

bool is_combining(char32_t c) noexcept {
    switch (utf8proc_category(static_cast<utf8proc_int32_t>(c))) {
        case UTF8PROC_CATEGORY_MN:
        case UTF8PROC_CATEGORY_MC:
        case UTF8PROC_CATEGORY_ME:
            return true;
        default:
            return false;
    }
}

bool is_word(char32_t c) noexcept {
    switch (utf8proc_category(static_cast<utf8proc_int32_t>(c))) {
        case UTF8PROC_CATEGORY_LU:
        case UTF8PROC_CATEGORY_LL:
        case UTF8PROC_CATEGORY_LT:
        case UTF8PROC_CATEGORY_LM:
        case UTF8PROC_CATEGORY_LO:
        case UTF8PROC_CATEGORY_MN:
        case UTF8PROC_CATEGORY_MC:
        case UTF8PROC_CATEGORY_ND:
        case UTF8PROC_CATEGORY_NL:
        case UTF8PROC_CATEGORY_NO:
        case UTF8PROC_CATEGORY_CO:
            return true;
        default:
            return false;
    }
}

int display_width(std::string_view text) {
    int width = 0;
    for (auto const character : characters(text))
        width += utf8proc_charwidth(static_cast<utf8proc_int32_t>(code_point(character)));
    return width;
}

namespace {

// Levenshtein's distance in characters; row by row.
std::size_t edit_distance(std::vector<std::string_view> const& a, std::vector<std::string_view> const& b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j < row.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            auto const change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({change, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

}  // namespace

std::optional<std::string> nearest(std::string_view word, std::vector<std::string> const& candidates) {
    auto few = nearest_few(word, candidates, 1);
    return few.empty() ? std::nullopt : std::optional(std::move(few.front()));
}

std::vector<std::string> nearest_few(std::string_view word, std::vector<std::string> const& candidates,
                                     std::size_t most) {
    auto const letters = characters(word);
    std::size_t const limit = std::max<std::size_t>(letters.size() / 3, 1);
    std::vector<std::pair<std::size_t, std::string_view>> near;
    for (auto const& candidate : candidates) {
        auto const other = characters(candidate);
        auto const apart = std::max(letters.size(), other.size()) - std::min(letters.size(), other.size());
        if (apart > limit) continue;
        if (auto const distance = edit_distance(letters, other); distance <= limit)
            near.emplace_back(distance, candidate);
    }
    std::stable_sort(near.begin(), near.end(), [](auto const& a, auto const& b) { return a.first < b.first; });
    std::vector<std::string> few;
    for (auto const& [distance, candidate] : near) {
        if (few.size() == most) break;
        few.emplace_back(candidate);
    }
    return few;
}

}  // namespace xitan
