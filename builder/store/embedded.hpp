// SPDX-License-Identifier: MIT
// The SQL files that are part of the program. The bytes equal those of the files, which are put in
// at build time by cmake/embed_sql.cmake.
#pragma once

#include <span>
#include <string_view>

namespace xitan {

struct SqlFile {
    std::string_view name;  // "10-work.sql"
    std::string_view text;
};

// schema/*.sql in order of name, which is the order to run them in.
[[nodiscard]] std::span<SqlFile const> schema_files();

}  // namespace xitan
