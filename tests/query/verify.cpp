// SPDX-License-Identifier: MIT
// Each check of `verify` finds what it is there for, and nothing else.
#include "query/verify.hpp"

#include "query/verify_schema.hpp"
#include "store/rich_treatise.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"

using namespace xitan;
using namespace xitan::test;
using Catch::Matchers::Contains;

namespace {

using Lines = std::vector<std::string>;

// What is found after one change.
Checks after(std::string const& sql) {
    Database database = rich_database();
    database.run(sql, "test");
    return verify(database);
}

Lines wrong(Checks const& checks) {
    Lines names;
    for (Check const& check : checks) {
        if (!check.ok) names.push_back(check.name);
    }
    return names;
}

std::string finding(Checks const& checks, std::string const& name) {
    for (Check const& check : checks) {
        if (check.name == name) return check.finding;
    }
    return "there is no check " + name;
}

}  // namespace

TEST_CASE("what was built is whole", "[query]") {
    for (bool const passages : {true, false}) {
        Checks const checks = verify(rich_database({.passages = passages}));
        CHECK(checks.size() == 9);
        CHECK(wrong(checks) == Lines{});
    }
    Checks const real = verify(Database::open_alone(real_database()));
    CHECK(real.size() == 9);
    CHECK(wrong(real) == Lines{});
}

TEST_CASE("of a file of something else only that is said", "[query]") {
    Checks const foreign = after("PRAGMA application_id = 1; DROP VIEW letters");
    CHECK(wrong(foreign) == Lines{"mark"});
    CHECK(foreign.size() == 1);
    Checks const newer = after("PRAGMA user_version = 99; DROP VIEW letters");
    CHECK(wrong(newer) == Lines{"version"});
    CHECK(newer.size() == 2);
    CHECK_THAT(finding(newer, "version"), Contains("99") && Contains("this program knows version 1"));
    CHECK(wrong(verify(Database::in_memory())) == Lines{"mark"});
}

TEST_CASE("a changed row is found by the digest", "[query]") {
    Checks const checks = after("UPDATE letter SET place = 'dental' WHERE place = 'palatal'");
    CHECK(wrong(checks) == Lines{"content"});
    CHECK_THAT(finding(checks, "content"), Contains("not those that were written"));
    CHECK(wrong(after("DELETE FROM build_info WHERE key = 'content_digest'")) == Lines{"content"});
}

TEST_CASE("a value against its constraint is found", "[query]") {
    CHECK(wrong(after("PRAGMA ignore_check_constraints = ON; UPDATE letter SET voice = 'x' WHERE entry_id = 1;"
                      "PRAGMA ignore_check_constraints = OFF")) == Lines{"integrity", "content"});
}

TEST_CASE("a reference to nothing is found", "[query]") {
    Checks const checks = after("UPDATE commentary SET line_id = 9999 WHERE line_id IS NOT NULL");
    CHECK(wrong(checks) == Lines{"references", "content"});
    CHECK_THAT(finding(checks, "references"), Contains("from table commentary to what line does not have"));
}

TEST_CASE("an entry that nothing stands behind is found", "[query]") {
    Checks const checks = after("INSERT INTO entry (kind, id) VALUES ('letter', 'letter/xa')");
    CHECK(wrong(checks) == Lines{"content", "entries"});
    CHECK_THAT(finding(checks, "entries"), Contains("kind letter"));
}

TEST_CASE("a missing, a foreign and a changed part of the schema are found, and views are not run then", "[query]") {
    for (auto const& [sql, fault] : std::vector<std::pair<std::string, std::string>>{
             {"DROP VIEW tones", "view tones is missing"},
             {"DROP INDEX reading_by_text", "index reading_by_text is missing"},
             {"CREATE VIEW more AS SELECT 1 AS one", "view more is not part of it"},
             {"CREATE TRIGGER t AFTER DELETE ON line BEGIN DELETE FROM work; END", "trigger t is not part of it"},
             {"DROP VIEW sources; CREATE VIEW sources AS SELECT id FROM source", "view sources is defined otherwise"},
             {"DROP TABLE search", "table search is missing"}}) {
        INFO(sql);
        Database database = rich_database();
        database.run(sql, "test");
        CHECK(schema_faults(database) == Lines{fault});
        Checks const checks = verify(database);
        CHECK_THAT(finding(checks, "schema"), Contains(fault));
        CHECK_THAT(finding(checks, "entries"), Contains("not looked at"));
        CHECK_THAT(finding(checks, "search"), Contains("not looked at"));
    }
}

TEST_CASE("a view that never ends does not hold anybody up", "[query]") {
    Checks const checks = after(
        "DROP VIEW letters; CREATE VIEW letters AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) "
        "SELECT x AS id FROM n");
    CHECK_THAT(finding(checks, "schema"), Contains("view letters is defined otherwise"));
}

TEST_CASE("comments and blanks in the schema make no difference", "[query]") {
    Database database = rich_database();
    std::string const sql = database.text("SELECT sql FROM sqlite_master WHERE name = 'variants'");
    auto const at = sql.find("--");
    REQUIRE(at != std::string::npos);
    database.run("DROP VIEW variants;" + sql.substr(0, at) + "   -- it's another \" comment\n--" + sql.substr(at + 2),
                 "test");
    CHECK(schema_faults(database) == Lines{});
    // In a text they are no comment.
    database.run("DROP VIEW variants; CREATE VIEW variants AS SELECT '-- a' AS line", "test");
    std::string const one = schema_faults(database).at(0);
    CHECK(one == "view variants is defined otherwise");
}

TEST_CASE("what the file says of itself is held to what it is", "[query]") {
    for (std::string const key : {"licence", "citation", "data_version", "schema_version", "passages"}) {
        INFO(key);
        Checks const checks = after("UPDATE build_info SET value = 'another' WHERE key = '" + key + "'");
        CHECK(wrong(checks) == Lines{"about"});
        CHECK_THAT(finding(checks, "about"), Contains(key) && Contains("`another`"));
        CHECK(wrong(after("DELETE FROM build_info WHERE key = '" + key + "'")) == Lines{"about"});
    }
    CHECK(wrong(after("UPDATE description SET text = 'another' WHERE description_id = 3")) == Lines{"about"});
    CHECK(wrong(after("DELETE FROM description WHERE description_id = 3")) == Lines{"about"});
}

TEST_CASE("an index that does not know its documents is found", "[query]") {
    Checks const checks = after("UPDATE search_document SET english = 'weathercock' WHERE document_id = 1");
    CHECK(wrong(checks) == Lines{"content", "search"});
    CHECK(wrong(after("INSERT INTO search (search) VALUES ('delete-all')")) == Lines{"search"});
}
