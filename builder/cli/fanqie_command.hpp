// SPDX-License-Identifier: MIT
// `xitan fanqie 居下`: what two characters spell, with all candidates and why one of them is chosen.
#pragma once

#include "cli/terminal.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace xitan {

struct FanqieOptions {
    std::vector<std::string> spellers;  // two characters, together or apart, perhaps with 反 or 切
    std::filesystem::path database;     // empty: see find_database
    std::string format = "text";        // text or json
};

// Throws UsageError if it is not two characters, or one of them is not in the data or has no reading.
int fanqie(FanqieOptions const& options, Terminal const& terminal);

}  // namespace xitan
