// SPDX-License-Identifier: MIT
// The everyday questions of the real database are answered through indexes.
#include "store/database.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"

#include <set>

namespace xitan::test {

namespace {

// The steps of a plan that read a whole table. What a query computes for itself, the one-row
// table of works, and every letter where a list has every letter may be read whole.
std::string scans(std::string const& select) {
    Database const database = Database::open_read_only(real_database());
    std::string found;
    std::set<std::string, std::less<>> computed{"w", "every"};
    database.each("EXPLAIN QUERY PLAN " + select, [&](ResultRow const& row) {
        std::string_view step = row.text(3);
        constexpr std::string_view routine = "CO-ROUTINE ", scan = "SCAN ";
        if (step.starts_with(routine)) computed.emplace(step.substr(routine.size()));
        if (step.starts_with("MATERIALIZE")) found += std::string(step) + "\n";
        if (!step.starts_with(scan)) return;
        std::string_view const name = step.substr(scan.size(), step.find(' ', scan.size()) - scan.size());
        if (!computed.contains(name) && !name.starts_with("(subquery")) found += std::string(step) + "\n";
    });
    return found;
}

}  // namespace

TEST_CASE("an entry is found by its id without reading a whole table", "[store]") {
    for (std::string const view : {"letters", "chapters", "rows", "cells", "syllables"}) {
        INFO(view);
        CHECK(scans("SELECT * FROM " + view + " WHERE id = 'x'") == "");
    }
    CHECK(scans("SELECT * FROM xrefs WHERE from_id = 'x'") == "");
    CHECK(scans("SELECT * FROM readings WHERE entry = 'x'") == "");
    CHECK(scans("SELECT * FROM readings WHERE line = 'x'") == "");
    CHECK(scans("SELECT * FROM lines WHERE line = 'x'") == "");
    CHECK(scans("SELECT * FROM spellings WHERE syllable_id = 'x'") == "");
}

TEST_CASE("the scan finder finds a scan", "[store]") {
    CHECK(scans("SELECT count(text || '') FROM spelling") != "");
    CHECK(scans("SELECT * FROM cells WHERE readings_zh = 'x'") != "");
}

TEST_CASE("a syllable is found by its spelling in any scheme", "[store]") {
    CHECK(scans("SELECT * FROM spellings WHERE text = 'x'") == "");
    CHECK(scans("SELECT * FROM spelling WHERE text = 'x'") == "");
}

TEST_CASE("where a letter occurs, and as what, is found through the letter", "[store]") {
    std::string const question =
        "SELECT e.id, p.role FROM cluster_part AS c JOIN chart_row AS r ON r.cluster_id = c.cluster_id "
        "JOIN row_part AS p ON p.row_id = r.entry_id AND p.ordinal = c.ordinal "
        "JOIN entry AS e ON e.entry_id = r.entry_id "
        "WHERE c.letter_id = (SELECT entry_id FROM entry WHERE id = 'letter/ra')";
    CHECK(scans(question) == "");
    CHECK(ask("SELECT DISTINCT role FROM (" + question + ") ORDER BY 1") == "base\nsubjoined\nsuperscribed\n");
}

}  // namespace xitan::test
