// SPDX-License-Identifier: MIT
// A table of SQLite as one of PostgreSQL. Foreign keys come apart, since they run in circles: they are added when all
// rows are in.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace xitan {

struct PostgresqlTable {
    std::string create;                     // CREATE TABLE …;
    std::vector<std::string> foreign_keys;  // ALTER TABLE … ADD FOREIGN KEY …;
};

// Columns are INTEGER or TEXT. Throws UnknownSql at anything in the definition that would be lost.
[[nodiscard]] PostgresqlTable table_in_postgresql(std::string_view create);

}  // namespace xitan
