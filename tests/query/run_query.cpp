// SPDX-License-Identifier: MIT
#include "query/run_query.hpp"

#include "export/formats.hpp"
#include "query/stock_shell.hpp"
#include "store/errors.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"

#include <sstream>

using namespace xitan;
using namespace xitan::test;

namespace {

Query made_up(std::string_view sql, std::vector<Parameter> parameters = {}) {
    return {"made-up", "Asks.", "", std::move(parameters), sql};
}

std::string answer(Query const& query, Arguments const& arguments) {
    std::ostringstream out;
    auto const sink = format("jsonl")->make(out, {});
    run_query(Database::in_memory(), query, arguments, *sink);
    return out.str();
}

}  // namespace

TEST_CASE("values come as SQLite holds them, and an absent argument is NULL", "[query]") {
    auto const query = made_up("SELECT 1 AS n, 1.5 AS r, 'x' AS t, NULL AS z, :p AS p, :q AS q",
                               {{"p", "a value", "1"}, {"q", "another", "2"}});
    CHECK(answer(query, {{"p", "02"}}) ==
          "{\"n\": 1, \"r\": 1.5, \"t\": \"x\", \"z\": null, \"p\": \"02\", \"q\": null}\n");
}

TEST_CASE("an argument is put into normalization form C before it is asked for", "[query]") {
    auto const query = made_up("SELECT :p = 'kṛ' AS same", {{"p", "a value", "kṛ"}});
    CHECK(answer(query, {{"p", "kr\u0323"}}) == "{\"same\": 1}\n");
}

TEST_CASE("an unknown parameter is named, and so are those that exist", "[query]") {
    auto const query = made_up("SELECT :p, :q", {{"p", "a value", "1"}, {"q", "another", "2"}});
    CHECK_FALSE(complaint(query, {{"p", "1"}}));
    CHECK(complaint(query, {{"r", "1"}}) == "query `made-up` has no parameter `r`; it has p, q");
    CHECK(complaint(made_up("SELECT 1"), {{"r", "1"}}) == "query `made-up` has no parameter `r`; it has none");
    CHECK(complaint(query, {{"p", "\xff"}}) == "the value of `p` is no UTF-8 text");
}

TEST_CASE("what SQLite complains of names the query", "[query]") {
    try {
        answer(made_up("SELECT * FROM nowhere"), {});
        FAIL("no complaint");
    } catch (DatabaseError const& error) {
        CHECK(std::string(error.what()) == "query made-up: no such table: nowhere");
    }
}
