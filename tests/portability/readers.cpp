// SPDX-License-Identifier: MIT
// The file as others read it: old and new SQLite releases with FTS5 and without, Node, Python, the stock shell.
// A reader that is not there is skipped, and the test says so.
#include "portability/report.hpp"
#include "store/database.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"

#include <nlohmann/json.hpp>

#include <set>
#include <string>
#include <vector>

using namespace xitan;
using namespace xitan::test;

namespace {

namespace fs = std::filesystem;

// The releases of package.json, and the SQLite in each.
struct Release {
    std::string name;
    std::string sqlite;
    bool fts5;
};

std::vector<Release> const releases{
    {"sql.js-0.5.0", "3.22.0", false}, {"sql.js-1.0.0", "3.28.0", false},  {"sql.js-1.4.0", "3.33.0", false},
    {"sql.js-1.8.0", "3.39.3", false}, {"sql.js-1.17.0", "3.54.1", false}, {"sqlite-wasm-3.46.1", "3.46.1", true},
};

// The report of a script about a copy in a folder that it cannot write; `script` is the command as far as the file.
std::string report_of(std::string const& script) {
    ReadOnlyFolder const folder;
    auto const outcome =
        run(script + ' ' + shell_word(folder.database()) + ' ' + shell_word(portability_file("questions.sql")) + ' ' +
            shell_word(portability_file("search.sql")));
    INFO(outcome.errors);
    REQUIRE(outcome.status == 0);
    return outcome.output;
}

std::string node(std::string const& release) {
    return "node " + shell_word(portability_file("report.mjs")) + ' ' + shell_word(release);
}

// Of a reader whose SQLite is not for us to choose: whatever its version, it finds all, with FTS5 or without.
void check_report(std::string const& report) {
    auto const end_of_version = report.find('\n');
    auto const rest = report.substr(end_of_version + 1);
    INFO(report.substr(0, end_of_version));
    bool const fts5 = rest.starts_with("fts5 1\n");
    CHECK(first_difference(rest, (fts5 ? "fts5 1\n" : "fts5 0\n") + expected_report(fts5)) == "");
}

}  // namespace

TEST_CASE("the releases that are fetched are those that are read", "[portability]") {
    std::set<std::string> fetched, read;
    auto const package = nlohmann::json::parse(read_file(portability_file("package.json")));
    for (auto const& dependency : package["dependencies"].items()) fetched.insert(dependency.key());
    for (auto const& release : releases) read.insert(release.name);
    CHECK(fetched == read);
}

TEST_CASE("old and new SQLite releases find the same in every table and view, and only the index wants FTS5",
          "[portability]") {
    if (!works("node --version")) return skip("node is not installed");
    fs::path const folder = fs::path(XITAN_ROOT) / ".fetched" / "portability" / "node_modules";
    if (!fs::exists(folder)) return skip("scripts/setup has fetched no SQLite releases (it needs npm)");
    std::string const with = expected_report(true), without = expected_report(false);
    for (auto const& release : releases) {
        INFO(release.name);
        auto const head = "sqlite " + release.sqlite + "\nfts5 " + (release.fts5 ? "1\n" : "0\n");
        auto const report = report_of(node((folder / release.name).string()));
        CHECK(first_difference(report, head + (release.fts5 ? with : without)) == "");
    }
}

TEST_CASE("Node's own SQLite reads the file in a folder that it cannot write", "[portability]") {
    if (!works("node -e 'require(\"node:sqlite\")'")) return skip("this node has no node:sqlite (22.13 has)");
    check_report(report_of(node("node:sqlite")));
}

TEST_CASE("Python reads the file in a folder that it cannot write", "[portability]") {
    if (!works("python3 -c 'import sqlite3'")) return skip("python3 with sqlite3 is not installed");
    check_report(report_of("python3 " + shell_word(portability_file("report.py"))));
}

TEST_CASE("a reader that could write the folder is told so", "[portability]") {
    TemporaryFolder const folder;
    folder.write("xitan.db", read_file(real_database()));
    fs::permissions(folder.path(), fs::perms::all);
    if (!works("python3 -c 'import sqlite3'")) return skip("python3 with sqlite3 is not installed");
    auto const outcome =
        run("python3 " + shell_word(portability_file("report.py")) + ' ' + shell_word(folder.path() / "xitan.db"));
    CHECK(outcome.status != 0);
    CHECK(outcome.errors == folder.path().string() + " can be written; make it read-only first (chmod a-w)\n");
}

TEST_CASE("the stock shell counts the same rows and gives the same answers", "[portability]") {
    std::string const shell = XITAN_SQLITE3;
    if (shell.empty()) return skip("the sqlite3 shell is not installed");
    ReadOnlyFolder const folder;
    std::string counts, expected;
    Database const database = Database::open_read_only(real_database());
    database.each("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')", [&](ResultRow const& row) {
        std::string const name(row.text(0)), from = " FROM " + sql_name(name);
        counts += "SELECT " + sql_text(name) + ", count(*)" + from + ";\n";
        expected += name + '|' + std::to_string(database.integer("SELECT count(*)" + from)) + '\n';
    });
    TemporaryFolder const scripts;
    scripts.write("script.sql",
                  counts + read_file(portability_file("questions.sql")) + read_file(portability_file("search.sql")));
    auto const outcome = run(shell_word(shell) + " -readonly -bail -nullvalue NULL " + shell_word(folder.database()) +
                             " <" + shell_word(scripts.path() / "script.sql"));
    INFO(outcome.errors);
    CHECK(outcome.status == 0);
    CHECK(first_difference(outcome.output, expected + expected_answers()) == "");
}
