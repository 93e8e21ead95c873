// SPDX-License-Identifier: MIT
// `xitan show`: all that the database says of one entry, as a card for a person or as JSON.
#pragma once

#include "cli/terminal.hpp"

#include <filesystem>
#include <string>

namespace xitan {

struct ShowOptions {
    std::string what;                // an id or a spelling
    std::filesystem::path database;  // empty: see find_database
    std::string format = "text";     // text or json
};

// Throws UsageError if there is no such entry.
int show(ShowOptions const& options, Terminal const& terminal);

}  // namespace xitan
