// SPDX-License-Identifier: MIT
// The least that a program must do to get the rows of a database into a file: for each table one
// prepared INSERT of one row, stepped for every row, in one transaction; then the indexes, the views
// and the full-text index. Nothing is read, checked, generated, analyzed, compacted or verified.
#pragma once

#include "child.hpp"

#include <filesystem>

namespace xitan::bench {

// Reads all rows of a database that the program built into memory, and then, timed, writes them into a
// new file: seconds, rows, and bytes of the file. Uses SQLite directly, with its default journal.
[[nodiscard]] Figures bare_loop(std::filesystem::path const& built, std::filesystem::path const& target);

}  // namespace xitan::bench
