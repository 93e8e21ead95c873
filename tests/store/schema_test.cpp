// SPDX-License-Identifier: MIT
// The schema as SQL: it is what the files say, the stock shell takes it, and it refuses nonsense.
#include "store/digest.hpp"
#include "store/embedded.hpp"
#include "store/errors.hpp"
#include "store/rich_treatise.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace xitan::test {

namespace fs = std::filesystem;

namespace {

std::string columns_of(Database const& database, std::string const& view) {
    std::string text;
    database.each("SELECT name FROM pragma_table_info(" + sql_text(view) + ") ORDER BY cid",
                  [&](ResultRow const& row) { text += (text.empty() ? "" : ", ") + std::string(row.text(0)); });
    return text;
}

struct Column {
    std::string table, name, type;
    bool key;
};

std::vector<Column> columns(Database const& database) {
    std::vector<Column> list;
    for (std::string const& table : base_tables(database)) {
        database.each(
            "SELECT name, type, pk FROM pragma_table_info(" + sql_text(table) + ")", [&](ResultRow const& row) {
                list.push_back({table, std::string(row.text(0)), std::string(row.text(1)), row.integer(2) != 0});
            });
    }
    return list;
}

// Setting the column of every row to value must fail.
void refuse(Database& database, Column const& column, std::string const& value) {
    INFO(column.table << "." << column.name << " = " << value);
    std::string const table = sql_name(column.table), name = sql_name(column.name);
    CHECK_THROWS_AS(database.run("UPDATE " + table + " SET " + name + " = " + value, "test"), DatabaseError);
}

// The views of the contract, each with its columns.
std::vector<std::pair<std::string, std::string>> const& contract() {
    static std::vector<std::pair<std::string, std::string>> const views{
        {"letters",
         "id, kind, ordinal, iast, siddham, devanagari, iso15919, hk, slp1, itrans, group_zh, group_en, name_zh, "
         "name_adopted, fanqie, near, elsewhere, weight, line"},
        {"chapters", "id, number, title_zh, title_en, operation, derived_from, rows, cells, stated, line"},
        {"rows", "id, chapter, row, cluster, status, cells"},
        {"cells", "id, chapter, row, col, syllable_id, iast, siddham, devanagari, cluster, vowel, status, readings_zh"},
        {"syllables",
         "id, iast, siddham, devanagari, iso15919, hk, slp1, itrans, ascii, cluster, vowel, cells, text_order, "
         "dictionary_order"},
        {"readings",
         "id, work, entry, iast, kind, role, printed, text, head, prefix, upper, lower, target, tone, weight, length, "
         "manner, rejected, certainty, line"},
        {"forms", "letter, kind, ordinal, siddham, codepoint, glyph_code, note, line"},
        {"commentaries", "entry, language, author, text, line"},
        {"counts", "reckoning, chapter, line, words, unit, stated, generated, verdict, explanation"},
        {"emendations", "entry, line, field, printed, proposed, adopted, reason, certainty, witness"},
        {"variants", "line, lemma, lemma_witness, reading, witness, note"},
        {"xrefs", "from_id, relation, to_id, because"},
        {"spellings", "syllable_id, scheme, text"},
        {"lines", "work, line, ordinal, section, chapter, text"},
        {"sources", "id, title, licence, url, citation"},
        {"fanqie_resolutions",
         "reading_id, iast, head, target, role, upper, lower, candidates, position, class, baxter, baxter1992, status, "
         "rules, expected_initial, agreement, which"},
        {"transcription_units",
         "reading_id, iast, ordinal, character, role, onset, tone, initials, expected_initial, agreement, which"},
        {"correspondences", "onset, initial, source_kind, count, agreement"},
        {"tones", "source, length, tone, count"},
        {"lists",
         "id, list, work, title, title_en, author, date, date_from, date_to, date_certain, place, order_system, "
         "order_note, letters, source, note"},
        {"list_letters",
         "list, ordinal, letter, iast, slot, chinese, chinese_unicode, gloss, meaning, line, scope, certainty, "
         "because, note"},
        {"list_characters",
         "list, ordinal, place, letter, slot, character, onset, initials, expected_initial, agreement, status, form, "
         "because, certainty"},
        {"elsewhere_in_lists", "letter, reading_id, elsewhere, list, ordinal, chinese, gloss"},
        {"disagreements", "reading_id, iast, kind, text, sound, initials, expected_initial, which, explanation"}};
    return views;
}

}  // namespace

TEST_CASE("the embedded schema equals the files, byte for byte and in order", "[store]") {
    std::vector<fs::path> files;
    for (auto const& entry : fs::directory_iterator(fs::path(XITAN_ROOT) / "schema")) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    REQUIRE(!files.empty());
    REQUIRE(schema_files().size() == files.size());
    for (std::size_t i = 0; i < files.size(); ++i) {
        CHECK(schema_files()[i].name == files[i].filename().string());
        CHECK(schema_files()[i].text == read_file(files[i]));
    }
}

TEST_CASE("the stock shell makes the same empty database of the schema files", "[store]") {
    if (std::string_view(XITAN_SQLITE3).empty()) {
        WARN("there is no sqlite3 shell here; install sqlite3");
        return;
    }
    TemporaryFolder const folder;
    fs::path const file = folder.path() / "x.db";
    std::string const command =
        "cat '" + std::string(XITAN_ROOT) + "'/schema/*.sql | '" + XITAN_SQLITE3 + "' -bail '" + file.string() + "'";
    REQUIRE(std::system(command.c_str()) == 0);
    constexpr auto objects = "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY name";
    CHECK(rows(Database::open_read_only(file), objects) == rows(rich_database(), objects));
}

TEST_CASE("the views have the columns of the contract, in its order", "[store]") {
    Database const database = rich_database();
    for (auto const& [view, expected] : contract()) {
        CHECK(columns_of(database, view) == expected);
        INFO(view);
        CHECK(database.integer("SELECT count(*) FROM " + sql_name(view)) > 0);
    }
}

TEST_CASE("every column refuses blobs, empty text, and text where a number belongs", "[store]") {
    Database database = rich_database();
    database.run("PRAGMA foreign_keys = ON", "test");
    std::size_t tried = 0;
    for (Column const& column : columns(database)) {
        INFO(column.table);
        REQUIRE(database.integer("SELECT count(*) FROM " + sql_name(column.table)) > 0);
        refuse(database, column, "x'00'");
        refuse(database, column, "''");
        if (column.type == "INTEGER") refuse(database, column, "'abc'");
        if (column.type == "INTEGER" && !column.key) refuse(database, column, "-7");
        if (column.type == "INTEGER") refuse(database, column, "0.5");
        ++tried;
    }
    CHECK(tried > 100);
}

TEST_CASE("the schema refuses what is outside its vocabularies", "[store]") {
    Database database = rich_database();
    database.run("PRAGMA foreign_keys = ON", "test");
    for (char const* const nonsense :
         {"UPDATE entry SET id = 'letter/KA' WHERE entry_id = 1",
          "UPDATE entry SET id = 'cell/1' WHERE entry_id = 1",
          "UPDATE entry SET id = 'letter/' WHERE entry_id = 1",
          "UPDATE entry SET id = (SELECT id FROM entry WHERE entry_id = 2) WHERE entry_id = 1",
          "UPDATE line SET name = '0001a1'",
          "UPDATE letter SET kind = 'mark'",
          "UPDATE letter SET generates = 2",
          "UPDATE letter SET voice = 'loud'",
          "UPDATE scheme SET kind = 'syllabary'",
          "UPDATE step SET verb = 'cut'",
          "UPDATE step SET operand = 'all'",
          "UPDATE step SET letter_id = NULL, operand = NULL WHERE verb = 'subjoin'",
          "UPDATE exception SET kind = 'odd'",
          "UPDATE figure SET verdict = 'fine'",
          "UPDATE figure SET claim_id = NULL",
          "UPDATE figure SET verdict = 'explained', explanation = NULL",
          "UPDATE claim SET unit = 'cells'",
          "UPDATE chart_row SET status = 'lost'",
          "UPDATE row_part SET role = 'above'",
          "UPDATE reading SET kind = 'guess'",
          "UPDATE reading SET role = 'main' WHERE kind = 'transcription'",
          "UPDATE reading SET role = NULL WHERE kind = 'fanqie'",
          "UPDATE reading SET certainty = 'sure'",
          "UPDATE form SET code_point = 1114112",
          "UPDATE commentary SET language = 'fr'",
          "UPDATE commentary SET line_id = NULL WHERE language = 'zh'",
          "UPDATE link SET to_id = from_id",
          "UPDATE cell SET syllable_id = 1",
          "DELETE FROM line",
          "DELETE FROM relation",
          "UPDATE syllable SET text_order = 1",
          "UPDATE letter_list SET date_to = date_from - 1",
          "UPDATE letter_list SET author = 'nobody' WHERE title_zh IS NULL",
          "UPDATE list_letter SET slot = 'ka' WHERE letter_id IS NOT NULL",
          "UPDATE list_letter SET line = '0001d1'",
          "UPDATE list_letter SET scope = 'about'",
          "UPDATE list_letter SET because = NULL WHERE certainty = 'low'",
          "UPDATE variant SET siglum = '乙'"}) {
        INFO(nonsense);
        CHECK_THROWS_AS(database.run(nonsense, "test"), DatabaseError);
    }
}

TEST_CASE("every table and view, and every column of the contract, is described", "[store]") {
    Database const database = rich_database();
    CHECK(rows(database,
               "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite%' AND name "
               "NOT IN (SELECT object FROM description WHERE \"column\" IS NULL)") == "");
    CHECK(rows(database, "SELECT text FROM description WHERE object = 'line' AND \"column\" = 'chapter_id'") ==
          "The chapter that owns the line.\n");
    CHECK(rows(database, "SELECT text FROM description WHERE object = 'letters' AND \"column\" = 'fanqie'") ==
          "The main reading, as printed.\n");
    // A comment within a view belongs to no column of it.
    CHECK(rows(database, "SELECT text FROM description WHERE object = 'tones' AND \"column\" = 'source'")
              .starts_with("tag: the text says so;"));
    for (auto const& [view, names] : contract()) {
        INFO(view);
        CHECK(rows(database,
                   "SELECT name FROM pragma_table_info(" + sql_text(view) + ") WHERE name NOT IN (SELECT \"column\"" +
                       " FROM description WHERE object = " + sql_text(view) + " AND \"column\" IS NOT NULL)") == "");
    }
}

}  // namespace xitan::test
