// SPDX-License-Identifier: MIT
// Every file of queries/ keeps the promises that its users rely on.
#include "query/catalog.hpp"

#include "query/statement.hpp"
#include "query/stock_shell.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/temporary_folder.hpp"

#include <array>
#include <filesystem>
#include <regex>

using namespace xitan;
using namespace xitan::test;

TEST_CASE("the head of a query file is its title, its help and its parameters", "[query]") {
    std::array const files{SqlFile{"b-c.sql",
                                   "-- SPDX-License-Identifier: MIT\n-- Asks this.\n-- More of it,\n-- and more.\n"
                                   "-- :letter  one (of them) (example: ka)\n-- :any  free\nSELECT 1;  -- no help\n"},
                           SqlFile{"a.sql", "-- Alone.\n-- :x\nSELECT 2;\n"}};
    Catalog const queries = catalog(files);
    REQUIRE(names(queries) == std::vector<std::string>{"a", "b-c"});
    CHECK(queries[1].title == "Asks this.");
    CHECK(queries[1].help == "More of it,\nand more.");
    CHECK(queries[1].sql == files[0].text);
    REQUIRE(queries[1].parameters.size() == 2);
    CHECK(queries[1].parameters[0].name == "letter");
    CHECK(queries[1].parameters[0].help == "one (of them)");
    CHECK(queries[1].parameters[0].example == "ka");
    CHECK(queries[1].parameters[1].help == "free");
    CHECK(queries[1].parameters[1].example.empty());
    REQUIRE(queries[0].parameters.size() == 1);
    CHECK(queries[0].parameters[0].name == "x");
    CHECK(find_query(queries, "b-c") == &queries[1]);
    CHECK(find_query(queries, "b") == nullptr);
}

TEST_CASE("a query file without a head is a fault of the program", "[query]") {
    std::array const files{SqlFile{"a.sql", "SELECT 1;\n"}};
    CHECK_THROWS_AS(catalog(files), std::logic_error);
}

TEST_CASE("the queries in the program are the files of the folder, byte for byte", "[query]") {
    std::size_t count = 0;
    for (auto const& entry : std::filesystem::directory_iterator(std::filesystem::path(XITAN_ROOT) / "queries")) {
        if (entry.path().extension() != ".sql") continue;
        ++count;
        CHECK(query_named(entry.path().stem().string()).sql == read_file(entry.path()));
    }
    CHECK(count == all_queries().size());
    CHECK(count >= 22);
}

TEST_CASE("every query says what it asks, and gives an example for each parameter", "[query]") {
    for (Query const& query : all_queries()) {
        INFO(query.name);
        CHECK(query.title.ends_with('.'));
        for (auto const& parameter : query.parameters) {
            INFO(parameter.name);
            CHECK_FALSE(parameter.help.empty());
            CHECK_FALSE(parameter.example.empty());
        }
    }
}

TEST_CASE("a query has the parameters that it documents, and no others", "[query]") {
    Database const database = Database::open_read_only(real_database());
    for (Query const& query : all_queries()) {
        std::set<std::string> documented;
        for (auto const& parameter : query.parameters) documented.insert(parameter.name);
        INFO(query.name);
        CHECK(documented.size() == query.parameters.size());
        CHECK(Prepared(database, query.sql).parameters() == documented);
    }
}

TEST_CASE("a query file is one statement that only reads, ends in an order, and limits nothing", "[query]") {
    Database const database = Database::open_read_only(real_database());
    std::regex const order(R"(\nORDER BY [^;]+;\n$)");
    std::regex const limit(R"(\blimit\b)", std::regex::icase);
    for (Query const& query : all_queries()) {
        INFO(query.name);
        Prepared const statement(database, query.sql);
        CHECK(sqlite3_stmt_readonly(statement.get()) != 0);
        CHECK(statement.tail() == "\n");
        std::string const sql(query.sql);
        CHECK(std::regex_search(sql, order));
        CHECK_FALSE(std::regex_search(sql, limit));
    }
}
