// SPDX-License-Identifier: MIT
#include "cli/page.hpp"

#include "text/utf8.hpp"

#include <ostream>

namespace xitan {

namespace {

constexpr int unknown_width = 100;
constexpr int least_width = 40;  // a narrower page cannot be read
constexpr int indent = 2;
constexpr int label_width = 16;

constexpr std::string_view closing = "。，、；：」』）》〉？！)]},.;:?!’”";
constexpr std::string_view opening = "「『（《〈([{‘“";

// What stays on one line.
struct Piece {
    std::string text;
    int width = 0;
    bool behind_blank = false;
};

bool may_break(std::string_view before, std::string_view behind) {
    bool const wide = display_width(before) == 2 || display_width(behind) == 2;
    return wide && display_width(behind) > 0 && closing.find(behind) == std::string_view::npos &&
           opening.find(before) == std::string_view::npos;
}

std::vector<Piece> pieces(std::string_view text) {
    std::vector<Piece> list;
    std::string_view before = " ";
    for (auto const character : characters(text)) {
        bool const blank = character == " " || character == "\n";
        bool const first = before == " " || before == "\n";
        if (!blank && (first || may_break(before, character))) list.push_back({{}, 0, first && !list.empty()});
        if (!blank) {
            list.back().text += character;
            list.back().width += display_width(character);
        }
        before = character;
    }
    return list;
}

}  // namespace

std::vector<std::string> wrap(std::string_view text, int width) {
    std::vector<std::string> lines;
    int used = 0;
    for (Piece const& piece : pieces(text)) {
        int const blank = piece.behind_blank ? 1 : 0;
        if (lines.empty() || used + blank + piece.width > width) {
            lines.emplace_back();
            used = 0;
        } else if (blank) {
            lines.back() += ' ';
            ++used;
        }
        lines.back() += piece.text;
        used += piece.width;
    }
    return lines;
}

std::string padded(std::string_view text, int width) {
    std::string result(text);
    int const blanks = width - display_width(text);
    if (blanks > 0) result.append(static_cast<std::size_t>(blanks), ' ');
    return result;
}

std::string joined(std::vector<std::string> const& parts, std::string_view between) {
    std::string text;
    for (std::string const& part : parts) {
        if (part.empty()) continue;
        if (!text.empty()) text += between;
        text += part;
    }
    return text;
}

Page::Page(std::ostream& out, int width, bool colour)
    : out_(out),
      width_(width == 0            ? unknown_width
             : width < least_width ? least_width
                                   : width),
      colour_(colour) {}

std::string Page::bold(std::string_view text) const {
    return colour_ ? "\x1b[1m" + std::string(text) + "\x1b[0m" : std::string(text);
}

void Page::title(std::string_view text) { out_ << bold(text) << "\n\n"; }

void Page::heading(std::string_view text) { out_ << '\n' << bold(text) << '\n'; }

void Page::paragraph(std::string_view text) {
    for (std::string const& line : wrap(text, width_)) out_ << line << '\n';
}

void Page::item(std::string_view label, std::string_view text) {
    std::string const margin(indent, ' ');
    std::string start = margin + padded(label, label_width);
    if (display_width(label) >= label_width) {
        out_ << margin << label << '\n';
        start = margin + padded("", label_width);
    }
    for (std::string const& line : wrap(text, width_ - indent - label_width)) {
        out_ << start << line << '\n';
        start = margin + padded("", label_width);
    }
}

void Page::line(std::string_view text) { out_ << std::string(indent, ' ') << text << '\n'; }

}  // namespace xitan
