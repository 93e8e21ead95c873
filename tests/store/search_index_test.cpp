// SPDX-License-Identifier: MIT
// The full-text index of the real sources: it finds what LIKE finds, and is what its view says.
#include "store/errors.hpp"
#include "store/rich_treatise.hpp"
#include "store/write_search.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/temporary_folder.hpp"
#include "text/utf8.hpp"

#include <sqlite3.h>
#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <map>
#include <set>

namespace xitan::test {

namespace {

using Documents = std::vector<std::int64_t>;

// Every Han substring of one to six characters of all words, and the documents that have it.
std::map<std::string, std::set<std::int64_t>> han_substrings(Database const& database) {
    std::map<std::string, std::set<std::int64_t>> found;
    database.each("SELECT document_id, coalesce(han, '') || ' ' || coalesce(english, '') FROM search_document",
                  [&](ResultRow const& row) {
                      auto const list = characters(row.text(1));
                      for (std::size_t i = 0; i < list.size(); ++i) {
                          std::string run;
                          for (std::size_t n = 0; n < 6 && i + n < list.size() && is_han(code_point(list[i + n]));
                               ++n) {
                              run += list[i + n];
                              found[run].insert(row.integer(0));
                          }
                      }
                  });
    return found;
}

class Finder {
public:
    explicit Finder(Database const& database, std::string const& select) : statement_(database.handle(), select) {}
    Documents operator()(std::string const& value) {
        statement_.reset();
        statement_.bind(1, value);
        Documents list;
        while (statement_.executeStep()) list.push_back(statement_.getColumn(0).getInt64());
        return list;
    }

private:
    SQLite::Statement statement_;
};

constexpr auto match = "SELECT rowid FROM search WHERE search MATCH ?1 ORDER BY rowid";
constexpr auto like =
    "SELECT document_id FROM search_document WHERE (coalesce(han, '') || ' ' || coalesce(english, ''))"
    " LIKE '%' || ?1 || '%' ORDER BY document_id";

// The database of the real sources, attached to an empty one so that its copy can be written to.
struct WritableCopy {
    TemporaryFolder folder;
    Database database = Database::in_memory();

    WritableCopy() {
        auto const file = folder.path() / "copy.db";
        std::filesystem::copy_file(real_database(), file);
        database.run("ATTACH " + sql_text(file.string()) + " AS copy", "test");
    }
};

std::string first_kind(Database const& database, std::string const& words) {
    std::string kind;
    database.each(
        "SELECT d.kind FROM search JOIN search_document AS d ON d.document_id = search.rowid WHERE search MATCH ?1"
        " ORDER BY search.rank LIMIT 1",
        {words}, [&](ResultRow const& row) { kind = row.text(0); });
    return kind;
}

}  // namespace

TEST_CASE("MATCH finds what LIKE finds, for every Han substring of one to six characters", "[store]") {
    Database const database = Database::open_read_only(real_database());
    auto const substrings = han_substrings(database);
    REQUIRE(substrings.size() > 8000);
    Finder matching(database, match), liking(database, like);
    std::size_t number = 0;
    for (auto const& [run, documents] : substrings) {
        Documents const expected(documents.begin(), documents.end());
        if (matching(run) == expected && matching('"' + run + '"') == expected) {
            if (++number % 16 != 0 || liking(run) == expected) continue;  // LIKE reads all: ask it now and then
        }
        FAIL_CHECK("MATCH and LIKE differ for " << run);
    }
}

TEST_CASE("the index passes its own integrity check, and a rebuild from its view makes the same", "[store]") {
    WritableCopy copy;
    Database& database = copy.database;
    database.run("INSERT INTO copy.search (search, rank) VALUES ('integrity-check', 1)", "test");
    database.run("CREATE VIRTUAL TABLE temp.word USING fts5vocab('copy', 'search', 'instance')", "test");
    database.run("CREATE TEMP TABLE written AS SELECT * FROM word", "test");
    REQUIRE(database.integer("SELECT count(*) FROM written") > 30000);
    database.run("INSERT INTO copy.search (search) VALUES ('rebuild')", "test");
    CHECK(database.integer("SELECT count(*) FROM (SELECT * FROM written EXCEPT SELECT * FROM word)") == 0);
    CHECK(database.integer("SELECT count(*) FROM (SELECT * FROM word EXCEPT SELECT * FROM written)") == 0);
}

TEST_CASE("the integrity check sees a document that the index does not have", "[store]") {
    WritableCopy copy;
    copy.database.run("UPDATE copy.search_document SET han = '新' WHERE document_id = 1", "test");
    CHECK_THROWS_AS(copy.database.run("INSERT INTO copy.search (search, rank) VALUES ('integrity-check', 1)", "test"),
                    DatabaseError);
}

TEST_CASE("every letter, chapter, syllable, row, reading, comment, form, emendation and variant is a document",
          "[store]") {
    for (auto const& [kind, view] : std::map<std::string, std::string>{{"letter", "letters"},
                                                                       {"chapter", "chapters"},
                                                                       {"syllable", "syllables"},
                                                                       {"row", "rows"},
                                                                       {"reading", "readings"}}) {
        INFO(kind);
        std::string const here = "SELECT id FROM search_document WHERE kind = '" + kind + "' ORDER BY id";
        CHECK(ask(here) == ask("SELECT id FROM \"" + view + "\" ORDER BY id"));
        CHECK(ask(here) != "");
    }
    auto const count = [](std::string const& from) { return ask("SELECT count(*) FROM " + from); };
    CHECK(count("search_document WHERE kind = 'form'") == count("forms"));
    CHECK(count("search_document WHERE kind = 'emendation'") == count("emendations"));
    CHECK(count("search_document WHERE kind = 'variant'") == count("variants"));
    CHECK(ask("SELECT text FROM commentary WHERE text NOT IN (SELECT coalesce(han, english) FROM search_document "
              "WHERE kind = 'comment')") == "");
}

TEST_CASE("a passage is a paragraph: every quoted line stands in one, at the offset that is noted", "[store]") {
    CHECK(ask("SELECT count(*) FROM search_line") == ask("SELECT count(*) FROM lines WHERE text IS NOT NULL"));
    CHECK(
        ask("SELECT i.name FROM search_line AS s JOIN line AS i USING (line_id) JOIN search_document AS d ON "
            "d.kind = 'passage' AND d.line_id = s.first_id WHERE substr(d.han, s.offset, length(i.text)) <> i.text") ==
        "");
    CHECK(ask("SELECT count(*) FROM search_line AS s JOIN search_document AS d ON d.kind = 'passage' AND d.line_id = "
              "s.first_id") == ask("SELECT count(*) FROM search_line"));
}

TEST_CASE("words that run over the end of a line are found", "[store]") {
    Database const database = Database::open_read_only(real_database());
    Finder matching(database, match);
    std::size_t tried = 0;
    database.each(
        "SELECT substr(a.text, -2) || substr(b.text, 1, 2), d.document_id FROM search_line AS s JOIN line AS a USING "
        "(line_id) JOIN search_line AS t ON t.line_id = s.line_id + 1 AND t.first_id = s.first_id JOIN line AS b ON "
        "b.line_id = t.line_id JOIN search_document AS d ON d.kind = 'passage' AND d.line_id = s.first_id",
        [&](ResultRow const& row) {
            auto const list = characters(row.text(0));
            auto const han = [](std::string_view character) { return is_han(code_point(character)); };
            if (!std::all_of(list.begin(), list.end(), han)) return;
            auto const found = matching(std::string(row.text(0)));
            INFO(row.text(0));
            CHECK(std::find(found.begin(), found.end(), row.integer(1)) != found.end());
            ++tried;
        });
    CHECK(tried > 50);
}

TEST_CASE("the ranges of Han characters are the same in the database and in the program", "[store]") {
    Database const database = Database::open_read_only(real_database());
    std::set<std::pair<std::int64_t, std::int64_t>> blocks, program;
    database.each("SELECT first, last FROM han_block",
                  [&](ResultRow const& row) { blocks.emplace(row.integer(0), row.integer(1)); });
    std::int64_t first = -1;
    for (std::int64_t c = 0; c <= 0x110000; ++c) {
        bool const han = c < 0x110000 && is_han(static_cast<char32_t>(c));
        if (han && first < 0) first = c;
        if (!han && first >= 0) program.emplace(std::exchange(first, -1), c - 1);
    }
    CHECK(blocks == program);
}

TEST_CASE("by rank an entry comes before what speaks of it", "[store]") {
    Database const database = Database::open_read_only(real_database());
    std::size_t names = 0;
    database.each("SELECT DISTINCT name_zh FROM letters", [&](ResultRow const& row) {
        INFO(row.text(0));
        std::string const kind = first_kind(database, "\"" + std::string(row.text(0)) + "\"");
        CHECK((kind == "letter" || kind == "syllable"));
        ++names;
    });
    CHECK(names > 30);
    CHECK(first_kind(database, "retroflex") == "letter");
    CHECK(first_kind(database, "牙聲") == "letter");
    CHECK(first_kind(database, "ga") == "syllable");
}

TEST_CASE("a stock query finds what the default tokenizer does not", "[store]") {
    Database const database = Database::open_read_only(real_database());
    Finder matching(database, match);
    for (char const* const words : {"迦", "居下", "阿勒迦", "短呼", "枳也", "kya", "𑖎𑖿𑖧", "क्य", "retroflex"}) {
        INFO(words);
        CHECK(!matching(words).empty());
    }
}

TEST_CASE("Han characters are set apart and cut into runs", "[store]") {
    CHECK(han_apart("ka迦(上)") == "ka\u200b迦\u200b(\u200b上\u200b)");
    CHECK(han_runs("ka居下反,下 〇") == std::vector<std::string_view>{"居下", "下反", "居下反"});
    CHECK(han_runs("一二三四五六七").size() == 6 + 5 + 4 + 3 + 2);
    CHECK(han_runs("").empty());
}

TEST_CASE("all but the index works in an SQLite without FTS5", "[store]") {
    Database const database = Database::open_read_only(real_database());
    std::vector<std::string> objects;
    database.each(
        "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND sql NOT LIKE 'CREATE VIRTUAL TABLE %'",
        [&](ResultRow const& row) { objects.emplace_back(row.text(0)); });
    REQUIRE(objects.size() > 40);
    Database const bare = Database::open_read_only(real_database());
    REQUIRE(sqlite3_drop_modules(bare.handle().getHandle(), nullptr) == SQLITE_OK);
    for (std::string const& object : objects) {
        INFO(object);
        CHECK_NOTHROW(bare.each("SELECT * FROM " + sql_name(object) + " LIMIT 100", [](ResultRow const&) {}));
    }
    CHECK_THROWS_AS(bare.integer("SELECT count(*) FROM search"), DatabaseError);
    CHECK(bare.text("PRAGMA integrity_check") == "ok");
}

}  // namespace xitan::test
