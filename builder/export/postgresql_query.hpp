// SPDX-License-Identifier: MIT
// SQL that SQLite reads, as SQL in which PostgreSQL says the same. Nothing is guessed: a keyword, function or sign that
// is not known to mean the same in both, or to have an equal, is UnknownSql. So is what the two would group
// differently.
//
// Every name is quoted, since each has its own reserved words. NULL sorts first. Literals of a query are compared by
// their bytes, and a truth that becomes a column is 0 or 1. What PostgreSQL lacks is in
// exports/postgresql/functions.sql.
#pragma once

#include "export/sql_nodes.hpp"

#include <span>
#include <string>

namespace xitan {

enum class SqlPlace {
    query,       // a view
    constraint,  // a check, or what an index is over: literals stay bare
};

// The layout is kept. Throws UnknownSql.
[[nodiscard]] std::string in_postgresql(std::span<SqlNode const> nodes, SqlPlace place);

}  // namespace xitan
