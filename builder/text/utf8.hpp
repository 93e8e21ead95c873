// SPDX-License-Identifier: MIT
// UTF-8 text: checking, splitting into code points, normalization form C and display width.
// The only part of the program that sees utf8proc.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

// Why a byte sequence or a code point may not stand in a source.
enum class TextFault { broken_utf8, surrogate, replacement_character, private_use, noncharacter, control };

struct TextProblem {
    TextFault fault;
    std::size_t offset;   // in bytes
    char32_t code_point;  // 0 for broken_utf8
    unsigned char byte;   // the first offending byte
};

// Every code point or byte of text that may not stand in a source, in order. Tab, line feed and
// carriage return are not reported. At most `most` problems.
[[nodiscard]] std::vector<TextProblem> text_problems(std::string_view text, std::size_t most);

// The code points of text; a byte that is no UTF-8 stands for itself.
[[nodiscard]] std::vector<std::string_view> characters(std::string_view text);
[[nodiscard]] std::size_t character_count(std::string_view text) noexcept;

// The code point that a character (one element of `characters`) encodes; 0 for a broken byte.
[[nodiscard]] char32_t code_point(std::string_view character) noexcept;

[[nodiscard]] std::string utf8(char32_t code_point);

// "U+8FE6"
[[nodiscard]] std::string code_point_name(char32_t code_point);

[[nodiscard]] bool is_nfc(std::string_view text);
[[nodiscard]] std::string nfc(std::string_view text);  // throws std::invalid_argument for broken UTF-8

// A Han character: unified ideograph, extension, compatibility ideograph or 〇.
[[nodiscard]] bool is_han(char32_t code_point) noexcept;

// A mark that joins the character before it: U+0304, or a vowel sign.
[[nodiscard]] bool is_combining(char32_t code_point) noexcept;

// A letter, digit or mark, so a part of a word. (The same categories as in the full-text index.)
[[nodiscard]] bool is_word(char32_t code_point) noexcept;

[[nodiscard]] std::string lower_case(std::string_view text);

// Without the marks that combine: ṅā → na. Throws std::invalid_argument for broken UTF-8.
[[nodiscard]] std::string without_marks(std::string_view text);

// Terminal cells: 2 for Han and full-width, 0 for combining marks, 1 for the rest.
[[nodiscard]] int display_width(std::string_view text);

// The candidate with the smallest edit distance (in characters) to word, if it is near enough to be
// a slip of the pen (at most a third of the word, at least one edit); ties go to the first.
[[nodiscard]] std::optional<std::string> nearest(std::string_view word, std::vector<std::string> const& candidates);

// The few candidates that are nearest to word in the same way, the nearest first.
[[nodiscard]] std::vector<std::string> nearest_few(std::string_view word, std::vector<std::string> const& candidates,
                                                   std::size_t most);

}  // namespace xitan
