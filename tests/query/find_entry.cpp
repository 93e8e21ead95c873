// SPDX-License-Identifier: MIT
#include "query/find_entry.hpp"

#include "support/catch.hpp"
#include "support/real_database.hpp"

using namespace xitan;
using namespace xitan::test;

namespace {

std::string found(std::string const& text) {
    Database const database = Database::open_read_only(real_database());
    EntryLookup const lookup = find_entry(database, text);
    return lookup.matches.empty() ? std::string() : lookup.matches.front().id;
}

}  // namespace

TEST_CASE("an id is found as it is, without its kind where it is a place, and with fewer zeros", "[query]") {
    CHECK(found("letter/ka") == "letter/ka");
    CHECK(found("chapter/02") == "chapter/02");
    CHECK(found("chapter/2") == "chapter/02");
    CHECK(found("02.26") == "row/02.26");
    CHECK(found("2.26") == "row/02.26");
    CHECK(found("02.26.01") == "cell/02.26.01");
    CHECK(found("row/2.26") == "row/02.26");
    CHECK(found(" letter/ka ") == "letter/ka");
    CHECK(found("02") == "");
    CHECK(found("02.") == "");
    CHECK(found("letter/") == "");
    CHECK(found("/ka") == "");
}

TEST_CASE("a spelling is found in every scheme, and a letter before its syllable", "[query]") {
    for (auto const* const text : {"ṣa", "𑖬", "ष"}) {
        INFO(text);
        CHECK(found(text) == "letter/ssa");
    }
    CHECK(found("ṅka") == "syllable/ng-ka");
    CHECK(found("Gka") == "syllable/ng-ka");
    CHECK(found("nka") == "syllable/ng-ka");
}

TEST_CASE("a withdrawn id is found no more, and it is said why", "[query]") {
    Database database = Database::in_memory();
    database.run(
        "CREATE TABLE entry (entry_id, kind, id); CREATE TABLE withdrawn (id, because, successor);"
        "INSERT INTO withdrawn VALUES ('letter/x', 'it was no letter', 'letter/ka'), ('letter/y', 'misread', NULL)",
        "test");
    CHECK(find_entry(database, "letter/x").gone == "it was no letter; see letter/ka");
    CHECK(find_entry(database, "letter/y").gone == "misread");
    CHECK_FALSE(find_entry(database, "letter/z").gone);
}
