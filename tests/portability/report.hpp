// SPDX-License-Identifier: MIT
// What every reader has to find in the real database, and the means to ask one in a folder that cannot
// be written.
#pragma once

#include "support/shell.hpp"
#include "support/temporary_folder.hpp"

#include <filesystem>
#include <string>

namespace xitan::test {

// What report.mjs and report.py print below their first two lines: integrity, rows and digest of every table
// and view, and the answers to questions.sql and search.sql. Without FTS5 the index says so, and nothing else differs.
[[nodiscard]] std::string expected_report(bool fts5);

// The first line in which two texts differ, as found and as expected; empty if they are equal.
[[nodiscard]] std::string first_difference(std::string const& found, std::string const& expected);

// The answers alone, as the sqlite3 shell prints them.
[[nodiscard]] std::string expected_answers();

// The real database in a folder of its own that nobody can write; root still can, so the scripts leave root.
class ReadOnlyFolder {
public:
    ReadOnlyFolder();
    ~ReadOnlyFolder();
    ReadOnlyFolder(ReadOnlyFolder const&) = delete;
    ReadOnlyFolder& operator=(ReadOnlyFolder const&) = delete;

    [[nodiscard]] std::filesystem::path database() const { return folder_.path() / "xitan.db"; }

private:
    TemporaryFolder folder_;
};

[[nodiscard]] std::filesystem::path portability_file(std::string const& name);

}  // namespace xitan::test
