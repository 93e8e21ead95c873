// SPDX-License-Identifier: MIT
// The programs of docs/samples, built and run as their first lines say, print what the database answers. One whose
// tools are not there is skipped, and the test says so.
#include "export/export_format.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/shell.hpp"
#include "support/temporary_folder.hpp"

#include <fstream>

using namespace xitan;
using namespace xitan::test;

namespace {

namespace fs = std::filesystem;

fs::path sample(std::string const& name) { return fs::path(XITAN_ROOT) / "docs" / "samples" / name; }

fs::path const fetched = fs::path(XITAN_ROOT) / ".fetched/samples/node_modules/@sqlite.org/sqlite-wasm";

struct Question {
    std::string letter;
    std::string words;
};

// A common letter; one with diacritics and many readings; words that would be an operator of the index.
std::vector<Question> const questions{{"ka", "居下"}, {"ṅa", "疑"}, {"ha", "nasal"}, {"a", "a\"b OR ka*"}};

std::string rows(Database const& database, std::string const& select, std::string const& value) {
    std::string text;
    database.each(select, {value}, [&](ResultRow const& row) {
        for (int i = 0; i < row.size(); ++i) text += (i ? " " : "") + std::string(row.text(i));
        text += '\n';
    });
    return text;
}

std::string phrase(std::string const& words) {
    std::string quoted;
    for (char const c : words) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return '"' + quoted + '"';
}

std::string expected(Question const& question) {
    auto const database = Database::open_read_only(real_database());
    auto const letter = rows(database, "SELECT id, siddham, name_zh FROM letters WHERE iast = ?1", question.letter);
    auto const readings = rows(database, "SELECT line, text, kind FROM readings WHERE entry = ?1 ORDER BY work, id",
                               letter.substr(0, letter.find(' ')));
    auto const hits = rows(database,
                           "SELECT d.kind, d.title FROM search JOIN search_document AS d ON d.document_id = "
                           "search.rowid WHERE search MATCH ?1 ORDER BY search.rank, d.document_id LIMIT 5",
                           phrase(question.words));
    CHECK_FALSE(letter.empty());
    CHECK_FALSE(readings.empty());
    return letter + readings + hits;
}

// command takes a database, a letter and words.
void check_sample(std::string const& command, std::string const& database = shell_word(real_database())) {
    for (auto const& question : questions) {
        auto const outcome =
            run(command + ' ' + database + ' ' + shell_word(question.letter) + ' ' + shell_word(question.words));
        INFO(question.letter << '\n' << outcome.errors);
        CHECK(outcome.status == 0);
        CHECK(outcome.output == expected(question));
    }
    CHECK(run(command + ' ' + database + " xyz ka").errors == "sample: there is no such letter\n");
    CHECK(run(command + ' ' + database + " xyz ka").status != 0);
    CHECK(run(command + " /nowhere/at/all.db ka ka").errors.starts_with("sample: "));
    TemporaryFolder const folder;
    fs::path const other = folder.path() / "other.db";
    Database stranger = Database::in_memory();
    stranger.run("CREATE TABLE t (x);", "test");
    stranger.copy_to(other);
    CHECK(run(command + ' ' + shell_word(other) + " ka ka").errors == "sample: this is no xitan database\n");
    auto const ours = Database::open_read_only(real_database());
    stranger.run("PRAGMA application_id = " + ours.text("PRAGMA application_id") + "; PRAGMA user_version = 999;",
                 "test");
    fs::remove(other);
    stranger.copy_to(other);
    CHECK(run(command + ' ' + shell_word(other) + " ka ka").errors == "sample: the schema has another version\n");
}

// xitan.h of the real database, in a folder of its own.
struct Header : TemporaryFolder {
    Header() {
        auto const database = Database::open_read_only(real_database());
        for (auto const& file : export_format("header")->files({database, {}})) {
            std::ofstream out(path() / file.path, std::ios::binary);
            file.write(out);
        }
    }
};

void check_compiled(std::string const& compiler, fs::path const& source, std::string const& libraries) {
    Header const folder;
    auto const program = shell_word(folder.path() / "sample");
    auto const built = run(compiler + " -Wall -Wextra -Wpedantic -Werror -I " + shell_word(folder.path()) + ' ' +
                           shell_word(source) + ' ' + libraries + " -o " + program);
    INFO(built.errors);
    REQUIRE(built.status == 0);
    check_sample(program);
}

std::string url_word(std::string const& text) {
    char const* const digits = "0123456789ABCDEF";
    std::string word;
    for (char const c : text) {
        auto const byte = static_cast<unsigned char>(c);
        word += {'%', digits[byte / 16], digits[byte % 16]};
    }
    return word;
}

// As it stands in a page.
std::string html(std::string const& text) {
    std::string page;
    for (char const c : text) page += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
    return page;
}

}  // namespace

TEST_CASE("the sample in C finds what the database has", "[samples]") {
    if (!works("cc --version")) return skip("no C compiler is installed");
    check_compiled("cc -std=c99", sample("c/sample.c"), "-lsqlite3");
}

TEST_CASE("the sample in C++ finds what the database has", "[samples]") {
    if (!works("c++ --version")) return skip("no C++ compiler is called c++ here");
    check_compiled("c++ -std=c++17", sample("cpp/sample.cpp"), "-lSQLiteCpp -lsqlite3");
}

TEST_CASE("the sample in Python finds what the database has", "[samples]") {
    if (!works("python3 -c 'import sqlite3'")) return skip("python3 with sqlite3 is not installed");
    check_sample("PYTHONDONTWRITEBYTECODE=1 PYTHONIOENCODING=utf-8 python3 " + shell_word(sample("python/sample.py")));
}

TEST_CASE("the sample for Node finds what the database has", "[samples]") {
    if (!works("node --version")) return skip("node is not installed");
    if (!fs::exists(fetched)) return skip("scripts/setup has not fetched sqlite-wasm (it needs npm)");
    TemporaryFolder const folder;
    fs::create_directories(folder.path() / "node_modules/@sqlite.org");
    fs::create_directory_symlink(fetched, folder.path() / "node_modules/@sqlite.org/sqlite-wasm");
    fs::copy_file(sample("node/sample.mjs"), folder.path() / "sample.mjs");
    check_sample("node " + shell_word(folder.path() / "sample.mjs"));
}

TEST_CASE("the sample page finds what the database has, in a browser", "[samples]") {
    if (!works("node --version")) return skip("node is not installed");
    if (!fs::exists(fetched)) return skip("scripts/setup has not fetched sqlite-wasm (it needs npm)");
    if (!works("chromium --version")) return skip("chromium is not installed (scripts/setup --all installs it)");
    TemporaryFolder const folder;
    for (char const* const file : {"index.html", "sample.mjs"}) {
        fs::copy_file(sample("browser") / file, folder.path() / file);
    }
    fs::create_directory_symlink(fetched / "dist", folder.path() / "sqlite-wasm");
    fs::copy_file(real_database(), folder.path() / "xitan.db");
    auto const shown = [&](std::string const& letter, std::string const& words) {
        auto const outcome = run("node " + shell_word(fs::path(XITAN_ROOT) / "tests/samples/browse.mjs") + ' ' +
                                 shell_word(folder.path()) + " 'index.html?letter=" + url_word(letter) +
                                 "&words=" + url_word(words) + "' chromium");
        INFO(outcome.errors);
        CHECK(outcome.status == 0);
        auto const begin = outcome.output.find("<pre id=\"result\">");
        auto const end = outcome.output.find("</pre>");
        return end == std::string::npos ? outcome.output : outcome.output.substr(begin + 17, end - begin - 17);
    };
    for (auto const& question : questions) {
        INFO(question.letter);
        CHECK(shown(question.letter, question.words) == html(expected(question)));
    }
    CHECK(shown("xyz", "ka") == "sample: there is no such letter\n");
    fs::remove(folder.path() / "xitan.db");
    CHECK(shown("ka", "ka") == "sample: xitan.db: 404 Not Found\n");
}

TEST_CASE("the samples expect the marks of the real database", "[samples]") {
    auto const database = Database::open_read_only(real_database());
    std::string const id = database.text("PRAGMA application_id"), version = database.text("PRAGMA user_version");
    CHECK(
        read_file(sample("python/sample.py")).find("APPLICATION_ID, SCHEMA_VERSION = " + id + ", " + version + '\n') !=
        std::string::npos);
    for (char const* const name : {"node/sample.mjs", "browser/sample.mjs"}) {
        CHECK(read_file(sample(name)).find("applicationId = " + id + ", schemaVersion = " + version + ';') !=
              std::string::npos);
    }
}

TEST_CASE("the lines of Python in the README run as they stand", "[samples]") {
    if (!works("python3 -c 'import sqlite3'")) return skip("python3 with sqlite3 is not installed");
    auto const readme = read_file(fs::path(XITAN_ROOT) / "README.md");
    auto const begin = readme.find("```python\n"), end = readme.find("```", begin + 10);
    REQUIRE(end != std::string::npos);
    TemporaryFolder const folder;
    folder.write("lines.py", readme.substr(begin + 10, end - begin - 10));
    fs::create_directory(folder.path() / "build");
    fs::copy_file(real_database(), folder.path() / "build" / "xitan.db");
    auto const outcome = run("cd " + shell_word(folder.path()) + " && PYTHONIOENCODING=utf-8 python3 lines.py");
    INFO(outcome.errors);
    CHECK(outcome.status == 0);
    auto const database = Database::open_read_only(real_database());
    CHECK(outcome.output == rows(database, "SELECT line, text, kind FROM readings WHERE entry = ?1", "letter/ka"));
}

TEST_CASE("the README links to every sample", "[samples]") {
    auto const readme = read_file(fs::path(XITAN_ROOT) / "README.md");
    int samples = 0;
    for (auto const& entry : fs::recursive_directory_iterator(sample(""))) {
        if (!entry.is_regular_file()) continue;
        auto const link = "](" + fs::relative(entry.path(), XITAN_ROOT).generic_string() + ')';
        INFO(link);
        CHECK(readme.find(link) != std::string::npos);
        ++samples;
    }
    CHECK(samples > 0);
}
