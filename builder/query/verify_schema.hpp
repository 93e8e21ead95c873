// SPDX-License-Identifier: MIT
// Whether a file has the tables, indexes and views that this program makes.
#pragma once

#include "store/database.hpp"

#include <string>
#include <vector>

namespace xitan {

// "view letters is missing", "table x is not part of it", "index y is defined otherwise". Comments and blanks make no
// difference, nor do the tables that SQLite keeps for itself.
[[nodiscard]] std::vector<std::string> schema_faults(Database const& database);

}  // namespace xitan
