// SPDX-License-Identifier: MIT
// A query with its example looks up what it asks for: it reads no large table from end to end.
#include "query/statement.hpp"
#include "query/stock_shell.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"

#include <map>
#include <vector>

using namespace xitan;
using namespace xitan::test;

namespace {

constexpr int large = 1000;

std::string rows_as_text(Database const& database, std::string const& sql, Arguments const& arguments, int column) {
    Prepared statement(database, sql);
    statement.bind(arguments);
    std::string text;
    while (statement.step()) text += statement.text(column) + '\n';
    return text;
}

// Page where a table or one of its indexes begins → the table, for tables of more than `large` rows.
std::map<int, std::string> large_tables(Database const& database) {
    std::map<int, std::string> pages;
    Prepared objects(database, "SELECT rootpage, tbl_name FROM sqlite_master WHERE rootpage > 0");
    while (objects.step()) {
        std::string const name = objects.text(1);
        if (database.integer("SELECT count(*) FROM " + sql_name(name)) > large) pages[objects.integer(0)] = name;
    }
    return pages;
}

// The large tables that a query reads from end to end. EXPLAIN QUERY PLAN calls this SCAN but gives only the
// alias; the program that EXPLAIN lists says which table it is: a cursor is opened on it and rewound.
std::vector<std::string> scanned(Database const& database, std::string const& sql, Arguments const& arguments) {
    auto const pages = large_tables(database);
    std::map<int, std::string> cursors;
    std::vector<std::string> found;
    Prepared steps(database, "EXPLAIN " + sql);
    steps.bind(arguments);
    while (steps.step()) {
        std::string const operation = steps.text(1);
        int const cursor = steps.integer(2);
        if (operation == "OpenRead" && pages.contains(steps.integer(3))) cursors[cursor] = pages.at(steps.integer(3));
        if ((operation == "Rewind" || operation == "Last") && cursors.contains(cursor))
            found.push_back(cursors[cursor]);
    }
    return found;
}

}  // namespace

TEST_CASE("a query that filters looks up in an index and scans no large table", "[query]") {
    Database const database = Database::open_read_only(real_database());
    REQUIRE(large_tables(database).size() > 5);
    std::size_t asked = 0;
    for (Query const& query : all_queries()) {
        if (query.parameters.empty()) continue;  // it lists everything
        ++asked;
        std::string const sql(query.sql);
        INFO(query.name << '\n' << rows_as_text(database, "EXPLAIN QUERY PLAN " + sql, examples(query), 3));
        CHECK(scanned(database, sql, examples(query)) == std::vector<std::string>{});
    }
    CHECK(asked > 20);
}

TEST_CASE("the test of plans sees a scan, through a view and through an index too", "[query]") {
    Database const database = Database::open_read_only(real_database());
    CHECK_FALSE(scanned(database, "SELECT * FROM cells WHERE iast LIKE '%y%'", {}).empty());
    CHECK_FALSE(scanned(database, "SELECT text FROM spelling WHERE :text IS NULL OR text = :text", {}).empty());
    CHECK(scanned(database, "SELECT text FROM spelling WHERE text = :text", {{"text", "ka"}}).empty());
}
