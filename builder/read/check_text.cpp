// SPDX-License-Identifier: MIT
#include "read/check_text.hpp"

#include "text/utf8.hpp"

#include <algorithm>
#include <cstdio>
#include <functional>

namespace xitan {

namespace {

// So many are enough to see what is wrong with a file.
constexpr std::size_t most_problems = 100;
constexpr std::string_view more_problems = "more of its characters are wrong than are listed here";

// Complains about the character at an offset in bytes.
using Complain = std::function<void(std::size_t offset, std::string_view rule, std::string message)>;

std::string byte_name(unsigned char byte) {
    char name[8];
    std::snprintf(name, sizeof name, "0x%02X", static_cast<unsigned>(byte));
    return name;
}

void complain_of(TextProblem const& problem, Complain const& complain) {
    auto const name = code_point_name(problem.code_point);
    switch (problem.fault) {
        case TextFault::broken_utf8:
            return complain(problem.offset, "broken-utf8",
                            "the byte " + byte_name(problem.byte) + " is not UTF-8; save the file as UTF-8");
        case TextFault::surrogate:
            return complain(problem.offset, "surrogate",
                            name + " is half of a character (a surrogate); write the whole character");
        case TextFault::replacement_character:
            return complain(problem.offset, "replacement-character",
                            name + " stands where a character was lost; restore it from the text");
        case TextFault::private_use:
            return complain(problem.offset, "private-use",
                            name + " is private: other programs show something else; write its code, like `{SD-E377}`");
        case TextFault::noncharacter:
            return complain(problem.offset, "noncharacter", name + " is no character; take it out");
        case TextFault::control:
            return complain(problem.offset, "control-character", name + " is an invisible character; take it out");
    }
}

std::string code_points(std::string_view text) {
    std::string names;
    for (auto const character : characters(text))
        names += (names.empty() ? "" : " ") + code_point_name(code_point(character));
    return names;
}

// From offset in text: a character and the combining marks that follow it.
std::string_view combined(std::string_view text, std::size_t offset) {
    std::size_t length = 0;
    while (offset + length < text.size()) {
        auto const next = characters(text.substr(offset + length, 4)).front();  // of at most four bytes
        if (length > 0 && !is_combining(code_point(next))) break;
        length += next.size();
    }
    return text.substr(offset, length);
}

void complain_of_form(std::string_view line, std::size_t start, Complain const& complain) {
    if (is_nfc(line)) return;
    bool found = false;
    for (std::size_t at = 0; at < line.size();) {
        auto const written = combined(line, at);
        if (auto const composed = nfc(written); composed != written) {
            found = true;
            complain(start + at, "not-nfc",
                     ticked(written) + " is written " + code_points(written) + "; its normal form (NFC) is " +
                         code_points(composed) + " " + ticked(composed));
        }
        at += written.size();
    }
    // Two characters that stand for themselves but belong together.
    if (!found)
        complain(start, "not-nfc", "the line is not in normal form (NFC); save the file with composed characters");
}

void complain_of_line_ends_and_tabs(std::string_view text, Complain const& complain) {
    for (auto at = text.find_first_of("\t\r"); at != text.npos; at = text.find_first_of("\t\r", at + 1)) {
        if (text[at] == '\t')
            complain(at, "tab", "a tab; write blanks");
        else
            complain(at, "control-character", "U+000D without a line feed; end the line with LF or CRLF");
    }
}

void check(std::string_view text, Complain const& complain) {
    bool broken = false;
    for (auto const& problem : text_problems(text, most_problems + 1)) {
        complain_of(problem, complain);
        broken = broken || problem.fault == TextFault::broken_utf8 || problem.fault == TextFault::surrogate;
    }
    complain_of_line_ends_and_tabs(text, complain);
    if (broken || is_nfc(text)) return;
    for (std::size_t start = 0; start < text.size();) {
        auto const line = text.substr(start, text.find('\n', start) - start);
        complain_of_form(line, start, complain);
        start += line.size() + 1;
    }
}

}  // namespace

bool check_file_text(FileId file, SourceSet const& sources, Diagnostics& diagnostics) {
    auto const& source = sources[file];
    auto const text = source.text();
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) {
        diagnostics.error({file, 0, 0}, "broken-utf8", "the file is UTF-16; save it as UTF-8");
        return false;
    }
    std::size_t found = 0;
    check(text, [&](std::size_t offset, std::string_view rule, std::string message) {
        if (++found > most_problems) return;
        auto const before = text.substr(0, offset);
        auto const line = static_cast<std::uint32_t>(std::count(before.begin(), before.end(), '\n')) + 1;
        auto const line_start = before.rfind('\n') == before.npos ? 0 : before.rfind('\n') + 1;
        diagnostics.error({file, line, source.column_of(line, offset - line_start)}, rule, std::move(message));
    });
    if (found > most_problems) diagnostics.error({file, 0, 0}, "more-problems", std::string(more_problems));
    return found == 0;
}

bool check_value_text(std::string_view text, Location at, Diagnostics& diagnostics) {
    std::size_t found = 0;
    check(text, [&](std::size_t, std::string_view rule, std::string message) {
        if (++found <= most_problems) diagnostics.error(at, rule, std::move(message));
    });
    return found == 0;
}

}  // namespace xitan
