// SPDX-License-Identifier: MIT
// The tables of the CLDF data set: data sets whose columns have the names of the standard where it knows such a column
// (ID, Headword, Language_ID, Source), and names of their own elsewhere. A column of ids is called ID or ends in _ID.
#pragma once

#include "export/data_set.hpp"
#include "store/database.hpp"

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

struct CldfColumn {
    std::string name;
    bool any = false;      // there is a value
    bool gaps = false;     // there is a NULL
    bool numbers = false;  // all values are whole numbers
};

struct CldfTable {
    DataSet set;  // its references lead to tables that are there
    std::vector<CldfColumn> columns;
};

// exports/cldf/*.sql in order of name.
[[nodiscard]] std::span<SqlFile const> cldf_sql_files();

// Those that have rows in this database, in order of name.
[[nodiscard]] std::vector<CldfTable> cldf_tables(Database const& database);

// An id in the characters that the standard allows: `.` is written `__` and `/` is written `_`. Can be undone, since
// our ids have no `_` and no two of these marks stand together.
[[nodiscard]] std::string cldf_id(std::string_view id);

void write_cldf_table(Database const& database, CldfTable const& table, std::ostream& out);

}  // namespace xitan
