// SPDX-License-Identifier: MIT
// All that the metadata for Datasette names exists.
#include "cli/command_line.hpp"
#include "query/statement.hpp"
#include "query/stock_shell.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"

#include <nlohmann/json.hpp>

using namespace xitan;
using namespace xitan::test;

namespace {

nlohmann::json metadata() {
    auto const outcome = xitan_run_on_real({"datasette-metadata"});
    REQUIRE(outcome.code == 0);
    auto const json = nlohmann::json::parse(outcome.out);
    REQUIRE(json.at("databases").size() == 1);
    return json;
}

nlohmann::json content() { return metadata().at("databases").at(real_database().stem().string()); }

}  // namespace

TEST_CASE("the metadata names what there is: tables, views and their columns", "[cli]") {
    auto const tables = content().at("tables");
    CHECK(tables.size() > 40);
    for (auto const& [name, table] : tables.items()) {
        INFO(name);
        CHECK(ask("SELECT count(*) FROM sqlite_master WHERE type IN ('table', 'view') AND name = " + sql_text(name)) ==
              "1\n");
        auto const columns = table.value("columns", nlohmann::json::object());
        for (auto const& [column, meaning] : columns.items()) {
            INFO(column);
            CHECK_FALSE(meaning.get<std::string>().empty());
            CHECK(ask("SELECT count(*) FROM pragma_table_info(" + sql_text(name) +
                      ") WHERE name = " + sql_text(column)) == "1\n");
        }
        if (table.contains("fts_table")) {
            Database const database = Database::open_read_only(real_database());
            CHECK(tables.contains(table.at("fts_table").get<std::string>()));
            CHECK_NOTHROW(database.text("SELECT " + sql_name(table.at("fts_pk").get<std::string>()) + " FROM " +
                                        sql_name(name) + " LIMIT 1"));
        }
    }
}

TEST_CASE("plumbing is hidden, the contract is not", "[cli]") {
    auto const tables = content().at("tables");
    CHECK(tables.at("cluster_part").at("hidden") == true);
    CHECK(tables.at("letter").at("hidden") == true);
    std::size_t views = 0;
    for (auto const& [name, table] : tables.items()) {
        if (ask("SELECT type FROM sqlite_master WHERE name = " + sql_text(name)) != "view\n") continue;
        INFO(name);
        ++views;
        CHECK_FALSE(table.contains("hidden"));
    }
    CHECK(views >= 15);
    CHECK(tables.at("letters").at("description") ==
          ask("SELECT text FROM description WHERE object = 'letters' AND \"column\" IS NULL")
              .substr(0, tables.at("letters").at("description").get<std::string>().size()));
}

TEST_CASE("the canned queries are the queries, with their parameters", "[cli]") {
    Database const database = Database::open_read_only(real_database());
    auto const queries = content().at("queries");
    REQUIRE(queries.size() == all_queries().size());
    for (auto const& [name, query] : queries.items()) {
        INFO(name);
        CHECK(query.at("sql") == query_named(name).sql);
        CHECK(query.at("title") == query_named(name).title);
        Prepared const statement(database, query.at("sql").get<std::string>());
        auto const params = query.at("params").get<std::set<std::string>>();
        CHECK(params == statement.parameters());
    }
}

TEST_CASE("the metadata says whose it is and on which terms", "[cli]") {
    auto const json = metadata();
    CHECK(json.at("title").get<std::string>() + '\n' == ask("SELECT title_zh || ' – ' || title_en FROM work"));
    CHECK(json.at("license").get<std::string>() + '\n' == ask("SELECT value FROM build_info WHERE key = 'licence'"));
    CHECK(json.at("source").get<std::string>() + '\n' == ask("SELECT value FROM build_info WHERE key = 'citation'"));
}
