// SPDX-License-Identifier: MIT
// Asks a database one of the named questions.
#pragma once

#include "query/catalog.hpp"
#include "query/row_sink.hpp"
#include "store/database.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <string>

namespace xitan {

// Parameter → value. One that is absent or empty leaves its question open.
using Arguments = std::map<std::string, std::string>;

// What is wrong with the arguments, and what exists instead; nothing if all is well.
[[nodiscard]] std::optional<std::string> complaint(Query const& query, Arguments const& arguments);

// Streams the rows into the sink and says how many there were.
// Requires: there is no complaint. Throws DatabaseError, which names the query.
std::size_t run_query(Database const& database, Query const& query, Arguments const& arguments, RowSink& sink);

}  // namespace xitan
