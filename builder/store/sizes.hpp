// SPDX-License-Identifier: MIT
// What a database file costs, table by table, and whether that is within a budget.
#pragma once

#include "store/database.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

struct TableSize {
    std::string name;
    std::int64_t rows;
    std::optional<std::int64_t> bytes;    // of the table; nothing if this SQLite cannot tell (it lacks dbstat)
    std::optional<std::int64_t> indexes;  // of its indexes
};

// The costliest first.
[[nodiscard]] std::vector<TableSize> table_sizes(Database const& database);

[[nodiscard]] std::int64_t file_size(Database const& database);

// What may be used: bytes of the file under the name `total`, and what each table with its indexes took when that
// was agreed on.
using SizeBudget = std::map<std::string, std::int64_t, std::less<>>;

// Lines of a name, blanks and a number; # begins a comment. Throws std::runtime_error that names a line which is none
// of this, or says that there is no total.
[[nodiscard]] SizeBudget parse_size_budget(std::string_view text);

// By how much the file exceeds the total, and which tables have grown; nothing if it does not.
[[nodiscard]] std::optional<std::string> over_budget(std::vector<TableSize> const& sizes, std::int64_t file,
                                                     SizeBudget const& budget);

}  // namespace xitan
