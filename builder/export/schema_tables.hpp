// SPDX-License-Identifier: MIT
// The tables and views of a database as SQLite knows them, in the order in which they were made.
#pragma once

#include "store/database.hpp"

#include <string>
#include <vector>

namespace xitan {

struct SchemaColumn {
    std::string name;
    std::string type;      // as declared; empty in an index table
    bool nulls = false;    // may hold NULL
    bool primary = false;  // is the primary key, or part of it
};

// A foreign key.
struct SchemaReference {
    std::vector<std::string> columns;
    std::string table;
    std::vector<std::string> table_columns;
    bool nulls = false;   // may refer to nothing
    bool unique = false;  // no two rows refer to the same
};

struct SchemaTable {
    std::string name;
    std::vector<SchemaColumn> columns;
    std::vector<std::vector<std::string>> unique;  // beside the primary key
    std::vector<SchemaReference> references;
};

// Without those that SQLite keeps for itself and for a full-text index.
[[nodiscard]] std::vector<SchemaTable> schema_tables(Database const& database);

[[nodiscard]] std::vector<std::string> schema_views(Database const& database);

// Of a table or view.
[[nodiscard]] std::vector<std::string> columns_of(Database const& database, std::string const& object);

}  // namespace xitan
