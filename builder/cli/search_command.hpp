// SPDX-License-Identifier: MIT
// `xitan search`: finds entries and what is said of them, and prints one row a hit.
#pragma once

#include "cli/terminal.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace xitan {

struct SearchOptions {
    std::vector<std::string> words;  // put together with blanks
    std::filesystem::path database;  // empty: see find_database
    std::string scheme, kind;        // empty: all
    std::size_t limit = 20;          // 0: no limit
    std::string format = "table";    // one of formats()
};

// Nothing found is no failure: standard error says what was tried and what is near.
// Throws UsageError for a scheme or kind that the database does not have.
int search(SearchOptions const& options, Terminal const& terminal);

}  // namespace xitan
