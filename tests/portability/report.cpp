// SPDX-License-Identifier: MIT
#include "portability/report.hpp"

#include "store/database.hpp"
#include "store/sha256.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"

#include <algorithm>
#include <sstream>
#include <vector>

namespace xitan::test {

namespace {

namespace fs = std::filesystem;

std::string line_of(ResultRow const& row) {
    std::string line;
    for (int i = 0; i < row.size(); ++i) {
        if (i > 0) line += '|';
        line += row.is_null(i) ? "NULL" : row.is_integer(i) ? std::to_string(row.integer(i)) : std::string(row.text(i));
    }
    return line;
}

std::string contents(Database const& database, std::string const& relation) {
    std::vector<std::string> lines;
    database.each("SELECT * FROM " + sql_name(relation), [&](ResultRow const& row) { lines.push_back(line_of(row)); });
    std::sort(lines.begin(), lines.end());
    Sha256 hash;
    for (auto const& line : lines) hash.add(line + '\n');
    return std::to_string(lines.size()) + ' ' + hash.hex();
}

// The questions of a file with the answers below them: all but the comment at its head.
std::string transcript(std::string const& name) {
    std::string const text = read_file(portability_file(name));
    auto const first = text.find("\nSELECT ");
    REQUIRE(first != std::string::npos);
    return text.substr(first + 1);
}

// The same with one and the same answer to every question.
std::string answered_by(std::string const& answer, std::string const& transcript) {
    std::istringstream lines(transcript);
    std::string text;
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("SELECT ")) text += line + "\n-- " + answer + '\n';
    return text;
}

}  // namespace

std::string expected_report(bool fts5) {
    std::string const missing = "no such module: fts5";
    Database const database = Database::open_read_only(real_database());
    std::string text = "integrity ok\n";
    database.each(
        "SELECT name, sql LIKE 'CREATE VIRTUAL TABLE%' FROM sqlite_master WHERE type IN ('table', 'view') "
        "ORDER BY name",
        [&](ResultRow const& row) {
            std::string const name(row.text(0));
            bool const readable = fts5 || row.integer(1) == 0;
            text += name + ' ' + (readable ? contents(database, name) : missing) + '\n';
        });
    auto const search = transcript("search.sql");
    return text + transcript("questions.sql") + (fts5 ? search : answered_by(missing, search));
}

std::string first_difference(std::string const& found, std::string const& expected) {
    if (found == expected) return {};
    std::istringstream found_lines(found), expected_lines(expected);
    for (int number = 1;; ++number) {
        std::string one, other;
        bool const more = !!std::getline(found_lines, one), expects_more = !!std::getline(expected_lines, other);
        if (more && expects_more && one == other) continue;
        return "line " + std::to_string(number) + "\nfound    " + (more ? one : "nothing") + "\nexpected " +
               (expects_more ? other : "nothing");
    }
}

std::string expected_answers() {
    std::istringstream lines(transcript("questions.sql") + transcript("search.sql"));
    std::string text;
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("-- ")) text += line.substr(3) + '\n';
    return text;
}

ReadOnlyFolder::ReadOnlyFolder() {
    fs::copy_file(real_database(), database());
    auto const readable = fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read;
    fs::permissions(database(), readable);
    fs::permissions(folder_.path(), readable | fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec);
}

ReadOnlyFolder::~ReadOnlyFolder() {
    std::error_code ignored;  // a destructor must not throw
    fs::permissions(folder_.path(), fs::perms::owner_all, ignored);
}

fs::path portability_file(std::string const& name) { return fs::path(XITAN_ROOT) / "tests" / "portability" / name; }

}  // namespace xitan::test
