// SPDX-License-Identifier: MIT
// The content digest: a SHA-256 over the rows of the base tables. It does not depend on the version
// of SQLite, on indexes or on the layout of the file, so two databases with equal digests say the
// same, even where their bytes differ.
#pragma once

#include "store/database.hpp"

#include <string>
#include <vector>

namespace xitan {

// The tables that people's words and the rules' results are in, by name: all but those in which the
// database speaks of itself (build_info, description), those of SQLite, and the full-text index, whose
// layout is SQLite's.
[[nodiscard]] std::vector<std::string> base_tables(Database const& database);

// The same of one table.
[[nodiscard]] std::string table_digest(Database const& database, std::string const& table);

// What is hashed: for every table its name, its column names, and its rows in order of the primary
// key, every value with its type and length.
[[nodiscard]] std::string content_digest(Database const& database);

}  // namespace xitan
