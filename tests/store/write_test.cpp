// SPDX-License-Identifier: MIT
// What the tables and views say of a small treatise.
#include "store/about.hpp"
#include "store/digest.hpp"
#include "store/errors.hpp"
#include "store/insert.hpp"
#include "store/rich_treatise.hpp"
#include "support/catch.hpp"

namespace xitan::test {

TEST_CASE("a passage holds romanised glyphs as text and names their codes apart", "[store]") {
    Database const database = rich_database();
    CHECK(rows(database, "SELECT line, text FROM lines WHERE line IN ('0001a06', '0001a07', '0001a12')") ==
          "0001a06|生字六即ka迦(上)三字\n0001a07|合{SD-CFC3}等\n0001a12|\n");
    CHECK(rows(database,
               "SELECT i.name, g.code, g.romanisation, substr(i.text, g.offset, 2) FROM line_glyph AS g JOIN line AS i "
               "USING (line_id)") ==
          "0001a03|SD-E3FC||{S\n0001a06|SD-A440|ka|ka\n0001a07|SD-CFC3||{S\n0001a10|SD-CFC3||{S\n");
}

TEST_CASE("without passages no sentence of the treatise is quoted, and the readings stay", "[store]") {
    Database const database = rich_database({.passages = false});
    CHECK(database.integer("SELECT count(*) FROM line WHERE text IS NOT NULL") == 0);
    CHECK(database.integer("SELECT count(*) FROM line_glyph") == 0);
    CHECK(database.integer("SELECT count(*) FROM commentaries WHERE language = 'zh'") == 0);
    CHECK(database.integer("SELECT count(*) FROM commentaries WHERE language = 'en'") > 0);
    CHECK(database.integer("SELECT count(*) FROM form WHERE words IS NOT NULL") == 0);
    CHECK(database.text("SELECT value FROM build_info WHERE key = 'passages'") == "no");
    CHECK(rows(database, "SELECT * FROM readings") == rows(rich_database(), "SELECT * FROM readings"));
}

TEST_CASE("a treatise that has no passages says so", "[store]") {
    constexpr auto passages = "SELECT value FROM build_info WHERE key = 'passages'";
    CHECK(rich_database().text(passages) == "yes");
    CHECK(database_of(Compiled(tiny_treatise())).text(passages) == "no");
}

TEST_CASE("a letter shows its name as printed and its readings", "[store]") {
    CHECK(rows(rich_database(),
               "SELECT id, iast, siddham, hk, name_zh, name_adopted, fanqie, near, elsewhere, weight, line FROM "
               "letters") ==
          "letter/a|a|𑖀||阿|阿||惡|||0001a01\n"
          "letter/i|i|𑖂||伊|伊|於翼反||||0001a02\n"
          "letter/ka|ka|𑖎||迦|迦|居下反||居可反||0001a03\n"
          "letter/ga|ga|𑖐||迦|迦|渠下反|||light|0001a04\n"
          "letter/ya|ya|𑖧||也|也|藥下反||||0001a05\n");
}

TEST_CASE("chapters, rows and cells show what the rules make", "[store]") {
    Database const database = rich_database();
    CHECK(rows(database, "SELECT number, operation, derived_from, \"rows\", cells, stated, line FROM chapters") ==
          "1|attach vowels||3|6|6|0001a01\n2|subjoin ya|1|1|2|2|0001a08\n3|clusters||2|4|4|0001a10\n");
    CHECK(rows(database, "SELECT id, cluster, status, cells FROM rows WHERE chapter > 1") ==
          "row/02.01|k y|counted|2\nrow/02.02|g y|alternative|2\n"
          "row/03.01|k g|counted|2\nrow/03.02|k y g|counted|2\nrow/03.03|k k|held|1\n");
    CHECK(rows(database, "SELECT id, syllable_id, iast, siddham, vowel, readings_zh FROM cells WHERE chapter = 3") ==
          "cell/03.01.01|syllable/k-ga|kga|𑖎𑖿𑖐|a|迦伽\ncell/03.01.02|syllable/"
          "k-gi|kgi|𑖎𑖿𑖐𑖰|i|迦其\n"
          "cell/03.02.01|syllable/k-y-ga|kyga|𑖎𑖿𑖧𑖿𑖐|a|\ncell/03.02.02|syllable/"
          "k-y-gi|kygi|𑖎𑖿𑖧𑖿𑖐𑖰|i|\n"
          "cell/03.03.01|syllable/k-ka|kka|𑖎𑖿𑖎|a|\n");
}

TEST_CASE("a fanqie beside a transcription is a reading of its own", "[store]") {
    CHECK(rows(rich_database(),
               "SELECT id, entry, kind, role, printed, text, head, upper, lower, target, certainty FROM readings WHERE "
               "line = '0001a10'") ==
          "0001a10.1|cell/03.01.01|transcription||迦伽|迦伽|||||certain\n"
          "0001a10.2|cell/03.01.01|fanqie|note|渠下反|渠下反|伽|渠|下|ga|certain\n");
}

TEST_CASE("emendations stand beside what is printed, and say whether they are adopted", "[store]") {
    CHECK(rows(rich_database(),
               "SELECT entry, line, field, printed, proposed, adopted, certainty, witness FROM emendations") ==
          "letter/ga|0001a04|name|迦|伽|0|medium|\n"
          "chapter/01|0001a07|text|合等|合|1|certain|甲\n"
          "cell/03.01.02|0001a11|glyph|gga|kgi|1|high|甲\n"
          "chapter/03|0001a11|attribution|上長|下長|1|high|\n");
}

TEST_CASE("an attributed statement shows its author, the editors' notes theirs", "[store]") {
    CHECK(rows(rich_database(),
               "SELECT entry, language, author, text, line FROM commentaries WHERE entry = 'chapter/03'") ==
          "chapter/03|zh|nobody|生字四|0001a10\nchapter/03|en|editors|Two "
          "rows.|0001a10\nchapter/03|zh|義淨|下長|0001a11\n"
          "chapter/03|en|editors|of vowels|0001a11\n");
}

TEST_CASE("without Middle Chinese the lists have their characters, and nothing is said of their sound", "[store]") {
    Files files = tiny_treatise();
    files["lists/T1.yaml"] =
        "list: T1\ntitle: {zh: 他經}\nauthor: somebody\ndate: {from: 701}\norder: short\nsource: made-up\nletters:\n"
        "  - {order: 2, letter: ka, zh: \"[口*丁]居\", line: 0001a01}\n";
    CHECK(rows(database_of(Compiled(files)), "SELECT * FROM list_characters") ==
          "list/t1|2|1|letter/ka|ka|[口*丁]||||||||high\nlist/t1|2|2|letter/ka|ka|居||||||||high\n");
}

TEST_CASE("forms carry the character of their code point, and NULL where there is none", "[store]") {
    CHECK(
        rows(rich_database(), "SELECT letter, kind, ordinal, siddham, codepoint, glyph_code, note, line FROM forms") ==
        "letter/ka|alternate|1|𑗛|U+115DB|SD-E3FC|別體: another shape|0001a03\n"
        "|half|1|||SD-CFC3|半體|0001a10\n");
}

TEST_CASE("the ledger shows every figure, its reckoning and its verdict", "[store]") {
    CHECK(rows(rich_database(), "SELECT reckoning, chapter, words, unit, stated, generated, verdict FROM counts") ==
          "stated|1|生字六|syllables|6|6|agrees\n|1|三字|letters|3|3|agrees\n"
          "other|2|或生字四|syllables|4|4|agrees\nstated|2|生字二|syllables|2|2|agrees\n"
          "stated|3|生字四|syllables|4|4|agrees\nstated|3|殆九|syllables|9|4|loose\n"
          "stated|||syllables|12|12|agrees\nother|||syllables|14|14|agrees\n");
}

TEST_CASE("cross-references lead both ways", "[store]") {
    Database const database = rich_database();
    CHECK(rows(database, "SELECT relation, to_id FROM xrefs WHERE from_id = 'cell/03.03.01' ORDER BY 1, 2") ==
          "part-of|row/03.03\nplace-of|syllable/k-ka\n");
    CHECK(rows(database, "SELECT relation, to_id, because FROM xrefs WHERE from_id = 'syllable/k-ka' ORDER BY 1, 2") ==
          "has-part|letter/a|\nhas-part|letter/ka|\nhas-place|cell/03.03.01|\nheld-in|chapter/03|it meets itself\n");
    CHECK(database.integer(
              "SELECT count(*) FROM xrefs AS x WHERE NOT EXISTS (SELECT 1 FROM xrefs AS y JOIN relation AS r ON "
              "(r.name = x.relation AND r.inverse = y.relation) OR (r.inverse = x.relation AND r.name = y.relation) "
              "WHERE y.from_id = x.to_id AND y.to_id = x.from_id)") == 0);
    CHECK(database.integer("SELECT count(*) FROM xrefs WHERE from_id = 'letter/ga' AND relation = 'seen-from'") == 1);
}

TEST_CASE("every authored row says in which file and line it stands", "[store]") {
    CHECK(rows(rich_database(),
               "SELECT f.path, x.file_line FROM exception AS x JOIN source_file AS f USING (file_id) ORDER BY 1, 2") ==
          "chapters/02.yaml|6\nchapters/02.yaml|8\nchapters/03.yaml|6\n");
}

TEST_CASE("the digest changes with the content and with nothing else", "[store]") {
    std::string const digest = content_digest(rich_database());
    CHECK(digest.size() == 64);
    CHECK(content_digest(rich_database({.passages = true, .builder_version = "9.9"})) == digest);
    CHECK(rich_database().text("SELECT value FROM build_info WHERE key = 'content_digest'") == digest);
    Database database = rich_database();
    database.run("UPDATE reading SET note = 'x' WHERE reading_id = 1", "test");
    CHECK(content_digest(database) != digest);
}

TEST_CASE("a row with too few or too many values is refused, and no old value slips in", "[store]") {
    Database database = Database::in_memory();
    database.run("CREATE TABLE t (a, b)", "test");
    auto const write = [&](auto const& use) { insert(database, "t", {"a", "b"}, use); };
    CHECK_THROWS_AS(write([](RowWriter& row) { row(1); }), std::logic_error);
    CHECK_THROWS_AS(write([](RowWriter& row) { row(1, 2, 3); }), std::logic_error);
    CHECK(database.integer("SELECT count(*) FROM t") == 0);
    write([](RowWriter& row) {
        for (int i = 0; i < 200; ++i) row(i, i % 2 ? std::optional<std::string>("odd") : std::nullopt);
    });
    CHECK(database.integer("SELECT count(*) FROM t") == 200);
    CHECK(database.integer("SELECT count(*) FROM t WHERE (b IS 'odd') <> (a % 2)") == 0);
}

TEST_CASE("an error names the table that refused a row", "[store]") {
    Database database = Database::in_memory();
    database.run("CREATE TABLE t (a CHECK (a > 0))", "test");
    CHECK_THROWS_WITH(insert(database, "t", {"a"}, [](RowWriter& row) { row(0); }),
                      Catch::Matchers::StartsWith("table t: CHECK constraint failed"));
}

TEST_CASE("comments of the schema describe objects and columns", "[store]") {
    auto const found = descriptions_in("t",
                                       "CREATE TABLE t (  -- A thing,\n"
                                       "                  -- in two lines.\n"
                                       "    a TEXT CHECK (a <> '--'),  -- First.\n"
                                       "    b TEXT  -- Second …\n"
                                       "        CHECK (b <> ''),  -- not this\n"
                                       "    PRIMARY KEY (a)  -- nor this\n"
                                       ")",
                                       {"a", "b"});
    std::string text;
    for (auto const& d : found) text += d.object + "." + d.column.value_or("*") + ": " + d.text + "\n";
    CHECK(text == "t.*: A thing, in two lines.\nt.a: First.\nt.b: Second …\n");
}

}  // namespace xitan::test
