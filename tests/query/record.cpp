// SPDX-License-Identifier: MIT
#include "query/record.hpp"

#include "query/catalog.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"

using namespace xitan;
using namespace xitan::test;

TEST_CASE("a record knows its columns by name, and refuses others", "[query]") {
    Record const record({{"id", std::string("letter/ka")}, {"ordinal", std::int64_t{1}}, {"note", std::monostate{}}});
    CHECK(record.text("id") == "letter/ka");
    CHECK(record.number("ordinal") == 1);
    CHECK_FALSE(record.has("note"));
    CHECK(record.text("note") == "");
    CHECK(record.number("note") == 0);
    CHECK_THROWS_AS(record.text("name"), std::logic_error);
    CHECK_THROWS_AS(record.text("ordinal"), std::logic_error);
    CHECK_THROWS_AS(record.number("id"), std::logic_error);
}

TEST_CASE("a question of the cards is asked with its one parameter", "[query]") {
    Database const database = Database::open_read_only(real_database());
    Records const rows = records(database, "spellings", "letter/ka");
    REQUIRE_FALSE(rows.empty());
    CHECK(rows.front().text("scheme") == "siddham");
    CHECK_THROWS_AS(records(database, "no-such-question"), std::logic_error);
}

TEST_CASE("every question of the cards says what it asks, and has one parameter at most", "[query]") {
    Catalog const cards = catalog(card_files());
    REQUIRE(cards.size() > 20);
    for (Query const& query : cards) {
        INFO(query.name);
        CHECK(query.parameters.size() <= 1);
        CHECK((query.help.empty() ? query.title : query.help).ends_with('.'));
    }
}
