// SPDX-License-Identifier: MIT
// The stock sqlite3 shell, and the program in its place: both ask a question of the real database.
#pragma once

#include "query/run_query.hpp"

#include <nlohmann/json.hpp>

#include <string>

namespace xitan::test {

[[nodiscard]] bool has_stock_shell();

// What the shell prints for a query file in its quote mode, in which 1, '1' and NULL differ; settings are the
// lines of a script before it. Whatever it complains of becomes a failure of the test.
[[nodiscard]] std::string text_of_shell(Query const& query, std::string const& settings);

// ".parameter set :letter "'ka'"" for each argument.
[[nodiscard]] std::string settings(Arguments const& arguments);

// The same by the program, byte for byte.
[[nodiscard]] std::string text_of_program(Query const& query, Arguments const& arguments);

using Rows = nlohmann::ordered_json;  // an array of objects, columns in order

[[nodiscard]] Rows rows_of_program(Query const& query, Arguments const& arguments);

// All parameters with their examples.
[[nodiscard]] Arguments examples(Query const& query);

[[nodiscard]] Query const& query_named(std::string_view name);
[[nodiscard]] Catalog const& all_queries();

}  // namespace xitan::test
