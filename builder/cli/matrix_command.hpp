// SPDX-License-Identifier: MIT
// `xitan matrix`: the letter lists of one order side by side.
#pragma once

#include "cli/terminal.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace xitan {

struct MatrixOptions {
    std::string order;                 // empty: the only one there is
    std::vector<std::string> letters;  // none: all
    std::int64_t from = 0;             // years
    std::int64_t to = 999999;
    std::filesystem::path database;  // empty: see find_database
    std::string format = "table";    // one of formats()
};

// Throws UsageError for an order or a letter that no list has, and if there is no list in those years.
int matrix(MatrixOptions const& options, Terminal const& terminal);

}  // namespace xitan
