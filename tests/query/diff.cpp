// SPDX-License-Identifier: MIT
#include "query/diff.hpp"

#include "query/contract.hpp"
#include "store/rich_treatise.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"

#include <algorithm>
#include <set>

using namespace xitan;
using namespace xitan::test;

namespace {

using Lines = std::vector<std::string>;

Lines lines(Differences const& differences) {
    Lines list;
    for (Difference const& d : differences) {
        std::string line = d.kind + ' ' + std::string(name_of(d.change)) + ' ' + d.id;
        if (d.field) line += ' ' + *d.field;
        if (d.old_value || d.new_value) line += ": " + d.old_value.value_or("-") + " > " + d.new_value.value_or("-");
        list.push_back(std::move(line));
    }
    return list;
}

Files replaced(std::string const& file, std::string const& old, std::string const& with) {
    Files files = rich_treatise();
    auto const at = files[file].find(old);
    REQUIRE(at != std::string::npos);
    files[file].replace(at, old.size(), with);
    return files;
}

Lines diff_to(Files const& files) { return lines(diff(rich_database(), database_of(Compiled(files)))); }

// What one statement in a copy changes.
Lines diff_after(std::string const& sql) {
    Database changed = rich_database();
    changed.run(sql, "test");
    return lines(diff(rich_database(), changed));
}

}  // namespace

TEST_CASE("a database does not differ from itself", "[query]") {
    CHECK(diff_to(rich_treatise()) == Lines{});
    CHECK(tables_that_differ(rich_database(), rich_database()) == Lines{});
}

TEST_CASE("a word that is changed is one difference, with id, field, old and new", "[query]") {
    CHECK(diff_to(replaced("letters/ya.yaml", "The third consonant.", "The third.")) ==
          Lines{"commentary changed letter/ya en editors text: The third consonant. > The third."});
    CHECK(diff_to(replaced("chapters/02.yaml", "en: ya below", "en: ya")) ==
          Lines{"chapter changed chapter/02 title_en: ya below > ya"});
}

TEST_CASE("a row that comes or goes says what it holds", "[query]") {
    std::string const variant =
        "  - {line: 0001a06, lemma: 字, lemma-witness: 大, reading: 子, witness: 甲, note: a slip}\n";
    Files const without = replaced("apparatus.yaml", variant, "");
    CHECK(diff_to(without) == Lines{"variant gone 0001a06 字 大 甲: reading: 子; note: a slip > -"});
    CHECK(lines(diff(database_of(Compiled(without)), rich_database())) ==
          Lines{"variant added 0001a06 字 大 甲: - > reading: 子; note: a slip"});
}

TEST_CASE("an entry that comes brings its spellings with it, and moves no other", "[query]") {
    Files const files = replaced("chapters/03.yaml", "rows: {clusters: [k g, k y g]}", "rows: {clusters: [g k, k g]}");
    Differences const differences = diff(rich_database(), database_of(Compiled(files)));
    std::set<std::string> added, gone;
    for (Difference const& d : differences) {
        INFO(d.kind << ' ' << d.id);
        if (d.change == Change::added && d.kind == "syllable") added.insert(d.id);
        if (d.change == Change::gone && d.kind == "syllable") gone.insert(d.id);
        CHECK(d.kind != "spelling");
        CHECK(d.field != "text_order");
        CHECK(d.field != "dictionary_order");
    }
    CHECK(added == std::set<std::string>{"syllable/g-ka", "syllable/g-ki"});
    CHECK(gone == std::set<std::string>{"syllable/k-y-ga", "syllable/k-y-gi"});
}

TEST_CASE("an entry that stands elsewhere in the order is said to have moved", "[query]") {
    Lines const moved = diff_after(
        "UPDATE syllable SET text_order = 1000 WHERE text_order = 1;"
        "UPDATE syllable SET text_order = 1 WHERE text_order = 2;"
        "UPDATE syllable SET text_order = 2 WHERE text_order = 1000");
    CHECK(moved.size() == 2);
    CHECK(std::all_of(moved.begin(), moved.end(), [](auto const& l) { return l.find("text_order") != l.npos; }));
}

TEST_CASE("a spelling that changes is told once, not again in every view that shows it", "[query]") {
    CHECK(diff_after("UPDATE spelling SET text = 'x' WHERE text = 'kya'") ==
          Lines{"spelling changed syllable/k-ya iast text: kya > x"});
}

TEST_CASE("of rows with one key, only those that differ are told", "[query]") {
    std::string const twice =
        "INSERT INTO commentary (entry_id, language, text, file_id, file_line) SELECT entry_id, "
        "language, 'More.', file_id, file_line FROM commentary WHERE text = 'The third consonant.'";
    CHECK(diff_after(twice) == Lines{"commentary added letter/ya en editors: - > text: More."});
    CHECK(diff_after(twice + "; DELETE FROM commentary WHERE text = 'The third consonant.'") ==
          Lines{"commentary changed letter/ya en editors text: The third consonant. > More."});
}

TEST_CASE("what no view shows is seen in its table", "[query]") {
    Database changed = rich_database();
    changed.run("UPDATE letter SET place = 'dental' WHERE place = 'palatal'", "test");
    CHECK(diff(rich_database(), changed).empty());
    CHECK(tables_that_differ(rich_database(), changed) == Lines{"letter"});
}

TEST_CASE("a view or column that only one of the two has is a difference too", "[query]") {
    Database changed = rich_database();
    changed.run(
        "DROP VIEW variants; CREATE VIEW variants AS SELECT name AS line, 1 AS extra FROM line;"
        "DROP VIEW sources; UPDATE witness SET title = 'x'",
        "test");
    Lines const found = lines(diff(rich_database(), changed));
    CHECK(found == Lines{"view gone variants lemma", "view gone variants lemma_witness", "view gone variants reading",
                         "view gone variants witness", "view gone variants note", "view added variants extra",
                         "view gone sources"});
}

TEST_CASE("ids are added, withdrawn with a reason, or gone without one, and none may come back", "[query]") {
    IdList const before{{"letter/a", "letter/ka", "letter/ga"}, {{"letter/xa", ""}, {"letter/ya", ""}}};
    IdList const now{{"letter/a", "letter/kha", "letter/xa"}, {{"letter/ka", "a slip; see letter/kha"}}};
    CHECK(lines(diff_ids(before, now)) == Lines{"letter gone letter/ga",
                                                "letter withdrawn letter/ka: - > a slip; see letter/kha",
                                                "letter added letter/kha", "letter back letter/xa"});
    CHECK(lines(broken_promises(before, now)) ==
          Lines{"letter gone letter/ga", "letter back letter/xa", "letter gone letter/ya"});
    CHECK(broken_promises(before, before).empty());
    IdList const twofold{{"letter/a"}, {{"letter/a", "both"}}};
    CHECK(lines(broken_promises({{"letter/a"}, {}}, twofold)) == Lines{"letter back letter/a"});
}

TEST_CASE("every view of the contract is compared, or it is said why not", "[query]") {
    std::set<std::string> listed;
    for (auto const& one : compared_views()) {
        INFO(one.view);
        CHECK(listed.emplace(one.view).second);
    }
    for (auto const& one : derived_views()) {
        INFO(one.view);
        CHECK(listed.emplace(one.view).second);
        CHECK_FALSE(one.because.empty());
    }
    std::set<std::string> found;
    Database const database = Database::open_read_only(real_database());
    database.each("SELECT name FROM sqlite_master WHERE type = 'view'",
                  [&](ResultRow const& row) { found.emplace(row.text(0)); });
    CHECK(listed == found);
}

TEST_CASE("the columns by which views are compared exist, and tell their rows apart", "[query]") {
    Database const database = Database::open_read_only(real_database());
    for (auto const& view : compared_views()) {
        std::string key;
        for (auto const column : view.key) key += (key.empty() ? "" : ", ") + sql_name(column);
        INFO(view.view << ": " << key);
        CHECK_NOTHROW(database.integer("SELECT count(*) FROM (SELECT " + key + " FROM " + sql_name(view.view) + ")"));
        if (view.entry.empty()) continue;  // others may have several rows of a key, which are then told apart by all
        CHECK(database.integer("SELECT count(*) FROM (SELECT 1 FROM " + sql_name(view.view) + " GROUP BY " + key +
                               " HAVING count(*) > 1)") == 0);
        CHECK(database.integer("SELECT count(*) FROM " + sql_name(view.view) + " WHERE " + sql_name(view.entry) +
                               " NOT IN (SELECT id FROM entry)") == 0);
    }
}
