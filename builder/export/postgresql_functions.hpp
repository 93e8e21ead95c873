// SPDX-License-Identifier: MIT
// The functions that the dump for PostgreSQL can say, in one table.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

// The call of an SQLite function with arguments that are translated already; star: count(*).
// text_of_number: the result has no collation from its arguments, so it must be given one.
// Throws UnknownSql if the function is not known, or not with so many arguments.
struct PostgresqlCall {
    std::string sql;
    bool text_of_number = false;
};
[[nodiscard]] PostgresqlCall call_in_postgresql(std::string_view name, std::vector<std::string> const& arguments);

// SQL that makes what those calls need and PostgreSQL has not: exports/postgresql/functions.sql.
[[nodiscard]] std::string_view postgresql_functions();

}  // namespace xitan
