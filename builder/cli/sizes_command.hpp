// SPDX-License-Identifier: MIT
// `xitan sizes`: what each table of a database costs.
#pragma once

#include "cli/terminal.hpp"

#include <cstddef>
#include <filesystem>
#include <string>

namespace xitan {

struct SizesOptions {
    std::filesystem::path database;  // empty: see find_database
    std::filesystem::path budget;    // empty: none
    std::size_t limit = 0;           // tables to list; 0: all
    std::string format = "table";    // one of formats()
};

// 1 if the file exceeds the budget, which is said on the terminal's err.
int sizes(SizesOptions const& options, Terminal const& terminal);

}  // namespace xitan
