// SPDX-License-Identifier: MIT
#include "cli/card_parts.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace xitan {

namespace {

constexpr int gap = 2;
constexpr int place_width = 7;  // "02.26  "

// What stands above each column: the vowel that all its cells have; nothing if they differ.
std::vector<std::string> heads(std::vector<CardRow> const& rows) {
    std::vector<std::string> vowels;
    for (CardRow const& row : rows) {
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            std::string const& vowel = row.cells[i].text("vowel");
            if (i == vowels.size()) vowels.push_back(vowel);
            if (vowels[i] != vowel) return {};
        }
    }
    return vowels;
}

std::vector<int> widths(std::vector<CardRow> const& rows, std::vector<std::string> const& heads) {
    std::vector<int> list;
    for (std::string const& head : heads) list.push_back(display_width(head));
    for (CardRow const& row : rows) {
        list.resize(std::max(list.size(), row.cells.size()));
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            for (auto const* const column : {"script", "written"}) {
                list[i] = std::max(list[i], display_width(row.cells[i].text(column)));
            }
        }
    }
    return list;
}

std::string in_columns(std::vector<std::string> const& cells, std::vector<int> const& widths) {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        line += i + 1 == cells.size() ? cells[i] : padded(cells[i], widths[i] + gap);
    }
    return line;
}

std::vector<std::string> column_of(CardRow const& row, std::string_view column) {
    std::vector<std::string> cells;
    for (Record const& cell : row.cells) cells.push_back(cell.text(column));
    return cells;
}

}  // namespace

void print_chart(Page& page, std::vector<CardRow> const& rows) {
    std::vector<std::string> const vowels = heads(rows);
    std::vector<int> const columns = widths(rows, vowels);
    std::string const margin = padded("", place_width);
    if (!vowels.empty()) page.line(margin + in_columns(vowels, columns));
    for (CardRow const& row : rows) {
        std::string const place = padded(without_kind(row.facts.text("id")), place_width);
        std::string const& status = row.facts.text("status");
        page.line(place + in_columns(column_of(row, "script"), columns));
        page.line(margin + in_columns(column_of(row, "written"), columns) +
                  (status == "counted" ? "" : "  (" + status + ")"));
    }
}

}  // namespace xitan
