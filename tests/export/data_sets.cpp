// SPDX-License-Identifier: MIT
// Every file of exports/ keeps the promises of its head.
#include "export/data_set.hpp"

#include "export/grid.hpp"
#include "query/statement.hpp"
#include "query/stock_shell.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/shell.hpp"
#include "support/temporary_folder.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <regex>
#include <set>

using namespace xitan;
using namespace xitan::test;

namespace {

std::string quoted_names(std::vector<std::string> const& names) {
    std::string list;
    for (auto const& name : names) list += (list.empty() ? "" : ", ") + sql_name(name);
    return list;
}

// What stands behind ORDER BY, without DESC.
std::string order_of(DataSet const& set) {
    std::string const sql(set.query.sql);
    auto const at = sql.rfind("\nORDER BY ");
    REQUIRE(at != std::string::npos);
    return std::regex_replace(sql.substr(at + 10, sql.rfind(';') - at - 10), std::regex(" (DESC|ASC)\\b"), "");
}

std::vector<DataSet> made_of(std::string_view head) {
    std::string const text = "-- A title.\n" + std::string(head) + "SELECT 1;\n";
    return data_sets(std::array{SqlFile{"a.sql", text}});
}

}  // namespace

TEST_CASE("the head of a data set names its view, key, references, quotations and cards", "[export]") {
    std::string const text =
        "-- SPDX-License-Identifier: MIT\n-- A title.\n-- Some help: of it,\n-- from: letters\n-- key: letter, ordinal\n"
        "-- refers: chapter -> chapters.number\n-- quotes: text, note\n-- cards: letter\n-- and more.\nSELECT 1;\n";
    auto const sets = data_sets(std::array{SqlFile{"a-b.sql", text}});
    REQUIRE(sets.size() == 1);
    CHECK(sets[0].query.name == "a-b");
    CHECK(sets[0].query.title == "A title.");
    CHECK(sets[0].query.help == "Some help: of it,\nand more.");
    CHECK(sets[0].view == "letters");
    CHECK(sets[0].key == std::vector<std::string>{"letter", "ordinal"});
    REQUIRE(sets[0].references.size() == 1);
    CHECK(sets[0].references[0].column == "chapter");
    CHECK(sets[0].references[0].set == "chapters");
    CHECK(sets[0].references[0].set_column == "number");
    CHECK(sets[0].quotes == std::vector<std::string>{"text", "note"});
    CHECK(sets[0].cards == "letter");
    CHECK(find_data_set(sets, "a-b") == &sets[0]);
    CHECK(find_data_set(sets, "a") == nullptr);
}

TEST_CASE("a head that cannot be read is a fault of the program", "[export]") {
    CHECK_NOTHROW(made_of("-- from: letters\n"));
    CHECK_THROWS_AS(made_of(""), std::logic_error);
    CHECK_THROWS_AS(made_of("-- from: letters\n-- refers: line\n"), std::logic_error);
    CHECK_THROWS_AS(made_of("-- from: letters\n-- refers: a.b -> line\n"), std::logic_error);
}

TEST_CASE("the data sets in the program are the files of the folder, byte for byte", "[export]") {
    std::size_t count = 0;
    for (auto const& entry : std::filesystem::directory_iterator(std::filesystem::path(XITAN_ROOT) / "exports")) {
        if (entry.path().extension() != ".sql") continue;
        ++count;
        CHECK(set_named(entry.path().stem().string()).query.sql == read_file(entry.path()));
    }
    CHECK(count == all_sets().size());
}

TEST_CASE("a data set is one statement without parameters that only reads, in an order, and limits nothing",
          "[export]") {
    Database const database = Database::open_read_only(real_database());
    std::regex const limit(R"(\blimit\b)", std::regex::icase);
    for (DataSet const& set : all_sets()) {
        INFO(set.query.name);
        CHECK(set.query.title.ends_with('.'));
        Prepared const statement(database, set.query.sql);
        CHECK(sqlite3_stmt_readonly(statement.get()) != 0);
        CHECK(statement.tail() == "\n");
        CHECK(statement.parameters().empty());
        CHECK_FALSE(order_of(set).empty());
        CHECK_FALSE(std::regex_search(std::string(set.query.sql), limit));
    }
}

TEST_CASE("a data set has the rows of its view, all of them, under the names of its columns", "[export]") {
    Database const database = Database::open_read_only(real_database());
    for (DataSet const& set : all_sets()) {
        INFO(set.query.name);
        Grid const& grid = rows_of(set);
        std::string const sql = "SELECT " + quoted_names(grid.columns) + " FROM " + sql_name(set.view);
        DataSet all = set;
        all.query.sql = sql;
        Grid const view = rows_of(database, all);
        auto const sorted = [](std::vector<GridRow> rows) {
            std::sort(rows.begin(), rows.end());
            return rows;
        };
        CHECK((sorted(grid.rows) == sorted(view.rows)));
    }
}

TEST_CASE("every column of every data set has a description, and none holds an empty text", "[export]") {
    for (DataSet const& set : all_sets()) {
        INFO(set.query.name);
        Grid const& grid = rows_of(set);
        for (std::string const& name : grid.columns) {
            INFO(name);
            CHECK(ask("SELECT count(*) FROM description WHERE object = " + sql_text(set.view) +
                      " AND \"column\" = " + sql_text(name)) == "1\n");
            auto const cells = grid.column(name);
            CHECK(std::count(cells.begin(), cells.end(), GridCell("")) == 0);
        }
    }
}

TEST_CASE("the key of a data set tells its rows apart and is never NULL", "[export]") {
    std::size_t keys = 0;
    for (DataSet const& set : all_sets()) {
        if (set.key.empty()) continue;
        ++keys;
        INFO(set.query.name);
        Grid const& grid = rows_of(set);
        std::vector<GridRow> found(grid.rows.size());
        for (std::string const& name : set.key) {
            auto const cells = grid.column(name);
            CHECK(std::count(cells.begin(), cells.end(), GridCell()) == 0);
            for (std::size_t i = 0; i < cells.size(); ++i) found[i].push_back(cells[i]);
        }
        CHECK(std::set<GridRow>(found.begin(), found.end()).size() == found.size());
    }
    CHECK(keys >= 14);
}

TEST_CASE("the order of a data set leaves nothing to chance", "[export]") {
    for (DataSet const& set : all_sets()) {
        INFO(set.query.name);
        // Rows that stand together under the order are equal in all columns.
        CHECK(ask("SELECT count(*) FROM (SELECT 1 FROM (SELECT DISTINCT * FROM " + sql_name(set.view) + ") GROUP BY " +
                  order_of(set) + " HAVING count(*) > 1)") == "0\n");
        if (has_stock_shell())
            CHECK((text_of_program(set.query, {}) ==
                   text_of_shell(set.query, "PRAGMA reverse_unordered_selects = ON;\n")));
    }
    if (!has_stock_shell()) WARN("no sqlite3 shell is installed: only the program is asked");
}

TEST_CASE("a data set runs unchanged in the stock shell and gives the same rows", "[export]") {
    if (!has_stock_shell()) return skip("the sqlite3 shell is not installed");
    for (DataSet const& set : all_sets()) {
        INFO(set.query.name);
        CHECK((text_of_program(set.query, {}) == text_of_shell(set.query, {})));
    }
}
