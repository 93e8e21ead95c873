// SPDX-License-Identifier: MIT
// `xitan verify`: says whether a file is whole and still what was built, and with the sources, whether they give the
// same content.
#pragma once

#include "cli/terminal.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace xitan {

struct VerifyOptions {
    std::filesystem::path file;
    std::optional<std::filesystem::path> sources;  // none: not compared
    std::string format = "text";                   // text or one of formats()
};

// Prints one line a check. 1 if one of them found something wrong. Whatever the file is, it is only read.
// UsageError if there is no such file.
int verify_file(VerifyOptions const& options, Terminal const& terminal);

}  // namespace xitan
