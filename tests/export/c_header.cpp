// SPDX-License-Identifier: MIT
#include "export/c_header.hpp"

#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/shell.hpp"
#include "support/temporary_folder.hpp"

#include <regex>
#include <sstream>

using namespace xitan;
using namespace xitan::test;

namespace {

std::string header_of(Database const& database) {
    ExportRequest const request{database, {}};
    auto const files = header_files(request);
    REQUIRE(files.size() == 1);
    CHECK(files.front().path == "xitan.h");
    std::ostringstream out;
    files.front().write(out);
    return out.str();
}

std::string header_of(std::string const& schema) {
    Database database = Database::in_memory();
    database.run("CREATE TABLE description (object TEXT, \"column\" TEXT, text TEXT);" + schema, "test");
    return header_of(database);
}

// Why a database with this schema gets no header.
std::string refused(std::string const& schema) {
    try {
        (void)header_of(schema);
    } catch (std::runtime_error const& error) {
        return error.what();
    }
    return {};
}

std::vector<std::string> matches(std::string const& text, std::string const& pattern) {
    std::regex const regex(pattern, std::regex::multiline);
    std::vector<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), regex), end; at != end; ++at) found.push_back(at->str(1));
    return found;
}

bool has_line(std::string const& text, std::string const& line) {
    return ('\n' + text).find('\n' + line + '\n') != std::string::npos;
}

}  // namespace

TEST_CASE("the header has the marks of the file and every name of its contract", "[export]") {
    auto const database = Database::open_read_only(real_database());
    auto const header = header_of(database);
    auto const has = [&](std::string const& text) { return header.find(text) != std::string::npos; };
    CHECK(has("#define XITAN_APPLICATION_ID " + database.text("PRAGMA application_id")));
    CHECK(has("#define XITAN_SCHEMA_VERSION " + database.text("PRAGMA user_version")));
    CHECK(has("#define XITAN_VIEW_LETTERS \"letters\"  /* "));
    CHECK(has("#define XITAN_LETTERS_IAST \"iast\"  /* "));
    int views = 0;
    database.each("SELECT name FROM sqlite_master WHERE type = 'view'", [&](ResultRow const& row) {
        INFO(row.text(0));
        CHECK(has('"' + std::string(row.text(0)) + '"'));
        ++views;
    });
    CHECK(matches(header, "^#define XITAN_VIEW_\\w+ \"(\\w+)\"").size() == static_cast<std::size_t>(views));
    CHECK(has("#define XITAN_TABLE_SEARCH \"search\""));
    for (char const* const plumbing : {"search_idx", "search_docsize", "sqlite_"}) CHECK_FALSE(has(plumbing));
}

TEST_CASE("the names of the header need no quotes in SQL", "[export]") {
    auto const database = Database::open_read_only(real_database());
    std::istringstream header(header_of(database));
    std::regex const pattern("#define (XITAN_\\w+) \"(\\w+)\".*");
    std::string object;
    int columns = 0;
    for (std::string line; std::getline(header, line);) {
        std::smatch match;
        if (line.empty()) object.clear();
        if (!std::regex_match(line, match, pattern)) continue;
        if (object.empty()) {
            object = match[2];
            continue;
        }
        std::string const select = "SELECT " + match[2].str() + " FROM " + object + " LIMIT 0";
        INFO(select);
        CHECK_NOTHROW(database.each(select, [](ResultRow const&) {}));
        ++columns;
    }
    CHECK(columns > 100);
}

TEST_CASE("C99 and C++ compilers have nothing to say of the header", "[export]") {
    TemporaryFolder const folder;
    folder.write("xitan.h", header_of(Database::open_read_only(real_database())));
    std::string const program = R"(#include "xitan.h"
#include "xitan.h"
static char const query[] = "SELECT " XITAN_LETTERS_IAST " FROM " XITAN_VIEW_LETTERS;
int main(void) { return XITAN_APPLICATION_ID > 0 && XITAN_SCHEMA_VERSION > 0 && query[0] == 'S' ? 0 : 1; }
)";
    folder.write("program.c", program);
    folder.write("program.cpp", program);
    int compiled = 0;
    for (std::string const compiler : {"gcc -std=c99", "clang -std=c99", "g++ -std=c++20", "clang++ -std=c++20"}) {
        if (!works(compiler.substr(0, compiler.find(' ')) + " --version")) continue;
        auto const source = folder.path() / (compiler.find("++") == std::string::npos ? "program.c" : "program.cpp");
        auto const outcome =
            run(compiler + " -Wall -Wextra -Wpedantic -Werror -o " + shell_word(folder.path() / "program") + ' ' +
                shell_word(source) + " && " + shell_word(folder.path() / "program"));
        INFO(compiler << '\n' << outcome.errors);
        CHECK(outcome.status == 0);
        ++compiled;
    }
    if (compiled == 0) skip("neither gcc nor clang is installed");
}

TEST_CASE("two names that would become one macro are an error that names both", "[export]") {
    CHECK(
        refused("CREATE TABLE a (b_c); CREATE TABLE a_b (c);") ==
        "column a_b.c: its macro would be XITAN_A_B_C, as is that of column a.b_c; one of the two needs another name");
    CHECK(refused("CREATE TABLE schema (version);").starts_with("column schema.version: its macro would be "));
    CHECK(refused("CREATE TABLE a (x); CREATE TABLE \"table\" (a);").starts_with("column table.a: "));
    CHECK(refused("CREATE TABLE a (x);").empty());
}

TEST_CASE("a name that is no name in C is an error", "[export]") {
    for (std::string const name : {"字", "two words", "quo\"te", "_first", "two__lines", ""}) {
        INFO(name);
        CHECK(refused("CREATE TABLE a (" + sql_name(name) + ");").find("this name makes no macro of C") !=
              std::string::npos);
    }
}

TEST_CASE("a description can neither end its comment nor begin another", "[export]") {
    auto const header =
        header_of("CREATE TABLE a (x); INSERT INTO description VALUES ('a', NULL, '*/ int y; /* /*/ 字');");
    CHECK(has_line(header, "#define XITAN_TABLE_A \"a\"  /* * / int y; / * / * / 字 */"));
    CHECK(has_line(header, "#define XITAN_A_X \"x\""));
}
