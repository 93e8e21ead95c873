// SPDX-License-Identifier: MIT
// Parts of a card as text, and the words that they share.
#pragma once

#include "cli/page.hpp"
#include "query/card.hpp"

namespace xitan {

inline constexpr char const* dot = " · ";  // between facts on one line

// "02.26" of row/02.26.
[[nodiscard]] std::string without_kind(std::string const& id);

// "1 row", "2 rows".
[[nodiscard]] std::string count(std::int64_t number, std::string const& one);

// "disputed: the reason · 1186c07", of a row or cell.
[[nodiscard]] std::string status_of(Record const& row);

// The sign, large, and what the entry is.
void print_head(Page& page, Card const& card);

// The rule, what it does not make, and the figures of a chapter.
void print_rule(Page& page, Records const& steps);
void print_exceptions(Page& page, Card const& card);
void print_figures(Page& page, Card const& card);

// Rows × columns: the script, and below it the romanisation.
void print_chart(Page& page, std::vector<CardRow> const& rows);

// A list of letters, and how other works write one letter.
void print_list_head(Page& page, Record const& list);
void print_list_letters(Page& page, Records const& letters);
void print_other_lists(Page& page, Records const& lists);

}  // namespace xitan
