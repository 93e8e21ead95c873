// SPDX-License-Identifier: MIT
// `xitan diff`: what one database says and another does not; with --check, whether a promise about ids is broken.
#pragma once

#include "cli/terminal.hpp"

#include <filesystem>
#include <string>

namespace xitan {

struct DiffOptions {
    std::filesystem::path before;  // a database, or a list of ids
    std::filesystem::path now;     // a database
    bool check = false;
    std::string format = "text";  // text, or one of formats(); markdown is a changelog
};

// 1 if they differ; with check, if an id is gone without a word or in use again. UsageError if a file does not exist.
int diff_files(DiffOptions const& options, Terminal const& terminal);

}  // namespace xitan
