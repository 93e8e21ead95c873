// SPDX-License-Identifier: MIT
// The least that a program must do to get the rows of a database into a file: for each table one
// prepared INSERT of one row, stepped for every row, in one transaction. Nothing is read, checked,
// generated, analyzed, compacted or verified.
#pragma once

#include "child.hpp"

#include <filesystem>

namespace xitan::bench {

// When the indexes are made: with the tables, as running the schema files makes them, or, as the program
// does, when the rows are in.
enum class Indexes { first, last };

// Copies what a database that the program built gives to its full-text index into table search_source of a
// file of its own, since to derive it anew takes longer than all that is measured.
void dump_words(std::filesystem::path const& built, std::filesystem::path const& words);

// Reads all rows of that database and the words into memory, and then, timed, writes them into a new file: seconds
// and CPU seconds, rows, and bytes of the file. Uses SQLite directly, with its default journal; foreign keys are
// off.
[[nodiscard]] Figures bare_loop(std::filesystem::path const& built, std::filesystem::path const& words,
                                std::filesystem::path const& target, Indexes indexes);

}  // namespace xitan::bench
