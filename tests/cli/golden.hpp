// SPDX-License-Identifier: MIT
// Whole texts that the program should print, in tests/golden. A failure shows both; to accept what is new, write
// the output of the command into the file, and read it first.
#pragma once

#include "support/temporary_folder.hpp"

#include <string>

namespace xitan::test {

[[nodiscard]] inline std::string golden(std::string const& name) {
    return read_file(std::filesystem::path(XITAN_ROOT) / "tests/golden" / name);
}

}  // namespace xitan::test
