// SPDX-License-Identifier: MIT
// The tables, indexes and views of a database in PostgreSQL's words, without the full-text index and the view that it
// is made of.
#pragma once

#include "store/database.hpp"

#include <string>
#include <vector>

namespace xitan {

struct PostgresqlDefinitions {
    std::vector<std::string> tables;  // names, in the order in which they were made
    std::vector<std::string> views;
    std::string create_tables;
    std::string foreign_keys;  // to be added when all rows are in
    std::string indexes;
    std::string create_views;  // every view behind those that it reads
};

// DatabaseError names the definition that cannot be translated.
[[nodiscard]] PostgresqlDefinitions postgresql_definitions(Database const& database);

}  // namespace xitan
