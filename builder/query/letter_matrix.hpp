// SPDX-License-Identifier: MIT
// The letters of the lists of one order side by side: one row a letter, one column a list.
#pragma once

#include "query/row_sink.hpp"
#include "store/database.hpp"

#include <string>
#include <vector>

namespace xitan {

struct MatrixRequest {
    std::string order;      // of letter_orders()
    std::int64_t from = 0;  // years: a list is taken if its dates have one in common with them
    std::int64_t to = 999999;
};

struct LetterMatrix {
    struct Row {
        std::string letter;
        std::vector<std::string> cells;  // one a list; empty: it does not have the letter
    };
    std::vector<std::string> lists;  // by date, name and years: T468 518
    std::vector<Row> rows;
};

// The orders of the lists, that of the most lists first.
[[nodiscard]] std::vector<std::string> letter_orders(Database const& database);

// Rows stand in the order of the first list; what only later lists have stands behind what it follows there. A cell
// holds the characters (of Unicode, where it has them); where a list repeats the letter, all of them, and ? behind
// those whose printed form does not fit.
[[nodiscard]] LetterMatrix letter_matrix(Database const& database, MatrixRequest const& request);

// Leaves only these rows. A letter that no list has leaves none.
void keep_letters(LetterMatrix& matrix, std::vector<std::string> const& letters);

void write_matrix(LetterMatrix const& matrix, RowSink& sink);

}  // namespace xitan
