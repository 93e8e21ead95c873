// SPDX-License-Identifier: MIT
// SQLite's SQL as PostgreSQL's, and what of it is refused.
#include "export/postgresql.hpp"
#include "export/postgresql_dump.hpp"
#include "export/postgresql_query.hpp"
#include "export/postgresql_table.hpp"
#include "support/catch.hpp"

#include <sstream>

using namespace xitan;
using namespace xitan::test;

namespace {

std::string said(std::string_view sql, SqlPlace place = SqlPlace::constraint) {
    return in_postgresql(sql_nodes(sql), place);
}

// Why it is not translated.
std::string refused(std::string_view sql) {
    try {
        return "translated: " + said(sql);
    } catch (UnknownSql const& unknown) {
        return unknown.what();
    }
}

Database database_with(std::string const& schema) {
    Database database = Database::in_memory();
    database.run(
        "CREATE TABLE build_info (key TEXT PRIMARY KEY, value TEXT);"
        "CREATE TABLE description (description_id INTEGER PRIMARY KEY, object TEXT, \"column\" TEXT, text TEXT);" +
            schema,
        "test");
    return database;
}

std::string refusal(std::string const& schema) {
    std::ostringstream out;
    try {
        write_postgresql(database_with(schema), out);
    } catch (std::runtime_error const& error) {
        CHECK(out.str().empty());
        return error.what();
    }
    return {};
}

// Texts and numbers on which the two might differ.
constexpr auto words =
    "CREATE TABLE word (word_id INTEGER PRIMARY KEY, text TEXT, number INTEGER);"
    "INSERT INTO word VALUES (1, 'abc', 3), (2, 'ABC', NULL), (3, NULL, 1), (4, 'a\\b', 2), (5, '迦(上)', 3),"
    " (6, 'a]b', -1), (7, 'a' || char(10) || char(9) || 'b', 0), (8, '', 8), (9, 'Äb_', 9), (10, '\\N', 10),"
    " (11, '\\.', 11), (12, 'r̥', 12), (13, 'b%c', 13);";

std::vector<std::string> const expressions{
    "w.text GLOB 'a*'",
    "w.text GLOB '*[]]*'",
    "w.text GLOB '[^a-z]*'",
    "w.text GLOB '?\\*'",
    "w.text GLOB 'a?b'",
    "w.text GLOB '[a'",
    "w.text GLOB ''",
    "w.text NOT GLOB '*(*)'",
    "w.text GLOB '\\.'",
    "w.text GLOB w.text || '*'",
    "w.text LIKE 'a%'",
    "w.text LIKE 'ä__'",
    "w.text LIKE '_\\_'",
    "w.text LIKE '%!%%' ESCAPE '!'",
    "w.text NOT LIKE 'A_c'",
    "w.text IS 'abc'",
    "w.text IS NOT ''",
    "w.number IS w.word_id",
    "w.text IN ('abc', '')",
    "w.number BETWEEN 1 AND 3",
    "NOT w.number = 3 OR w.text IS NULL",
    "typeof(w.text)",
    "typeof(w.number)",
    "substr(w.text, w.number)",
    "substr(w.text, w.number, 2)",
    "substr(w.text, 0, 2)",
    "substr(w.text, -2)",
    "substr(w.text, -2, 1)",
    "substr(w.text, -9, 8)",
    "substr(w.text, 2, 0)",
    "instr(w.text, 'b')",
    "length(w.text)",
    "replace(w.text, 'b', '')",
    "trim(w.text, 'ab')",
    "upper(w.text)",
    "lower(w.text)",
    "unicode(w.text)",
    "char(w.word_id + 64)",
    "coalesce(w.number, w.word_id) * 2 - 1",
    "printf('U+%04X', w.word_id)",
    "printf('%d.', w.word_id)",
    "printf('<%03x>', w.word_id)",
    "max(w.number, 3)",
    "min(w.number, w.word_id, 5)",
    "CAST(w.number AS TEXT) || '.'",
    "CAST(printf('%d', w.word_id) AS INTEGER) + 1",
    "(SELECT group_concat(t.text, '|') FROM (SELECT v.text FROM word AS v WHERE v.number >= w.number "
    "ORDER BY v.text DESC) AS t)",
    "(SELECT group_concat(number) FROM (SELECT CAST(v.number AS TEXT) AS number FROM word AS v ORDER BY v.number))",
    "(SELECT v.word_id FROM word AS v WHERE v.word_id <> w.word_id ORDER BY v.text, v.number DESC LIMIT 1)",
    "(SELECT sum(v.text > w.text) FROM word AS v)",
    "(SELECT count(DISTINCT v.number) FROM word AS v)",
    "row_number() OVER (ORDER BY w.text DESC, w.word_id)",
    "lag(w.text) OVER (ORDER BY w.text, w.word_id)",
};

}  // namespace

TEST_CASE("names are quoted, comments go, and the layout stays", "[export]") {
    CHECK(said("SELECT u.row AS offset,  -- A comment, with 'a quote.\n    \"a\"\"b\"\nFROM user AS u") ==
          R"(SELECT "u"."row" AS "offset",
    "a""b"
FROM "user" AS "u")");
    CHECK(said("'it''s -- no comment'") == "'it''s -- no comment'");
    CHECK(said("'a'", SqlPlace::query) == "'a' COLLATE \"C\"");
}

TEST_CASE("IS compares values that may be NULL", "[export]") {
    CHECK(said("a IS NULL AND b IS NOT NULL") == R"("a" IS NULL AND "b" IS NOT NULL)");
    CHECK(said("a IS b OR a IS NOT ''") == R"("a" IS NOT DISTINCT FROM "b" OR "a" IS DISTINCT FROM '')");
    CHECK(said("a IS NOT DISTINCT FROM b") == R"("a" IS NOT DISTINCT FROM "b")");
}

TEST_CASE("patterns keep SQLite's meaning", "[export]") {
    CHECK(said("a GLOB b || '/?*' AND NOT a GLOB 'x'") ==
          R"("a" ~ glob_pattern( "b" || '/?*') AND NOT "a" ~ glob_pattern( 'x'))");
    CHECK(said("a NOT GLOB 'x' OR b") == R"("a" !~ glob_pattern( 'x') OR "b")");
    CHECK(said("a LIKE '% %'") == R"("a" ILIKE '% %' ESCAPE '')");
    CHECK(said("a LIKE '%!_' ESCAPE '!' AND b") == R"("a" ILIKE '%!_' ESCAPE '!' AND "b")");
}

TEST_CASE("NULL sorts first, and last where the order is turned round", "[export]") {
    CHECK(said("SELECT a FROM t ORDER BY a, f.b DESC, c ASC LIMIT 1") ==
          R"(SELECT "a" FROM "t" ORDER BY "a" NULLS FIRST, "f"."b" DESC NULLS LAST, "c" ASC NULLS FIRST LIMIT 1)");
    CHECK(said("lag(a) OVER (PARTITION BY b ORDER BY c)") ==
          R"(lag("a") OVER (PARTITION BY "b" ORDER BY "c" NULLS FIRST))");
}

TEST_CASE("a truth that becomes a column is a number", "[export]") {
    CHECK(
        said("SELECT a = b AS same, EXISTS (SELECT 1) AND c, d FROM t WHERE a = b") ==
        R"(SELECT CAST(("a" = "b") AS integer) AS "same", CAST((EXISTS (SELECT 1) AND "c") AS integer), "d" FROM "t" WHERE "a" = "b")");
    CHECK(said("SELECT CASE WHEN a = b THEN 1 END, sum(a IS 1) FROM t") ==
          R"(SELECT CASE WHEN "a" = "b" THEN 1 END, sum("a" IS NOT DISTINCT FROM 1) FROM "t")");
}

TEST_CASE("a query in FROM gets a name if it has none", "[export]") {
    CHECK(said("SELECT a FROM (SELECT b FROM t) WHERE c") ==
          R"(SELECT "a" FROM (SELECT "b" FROM "t") AS subquery WHERE "c")");
    CHECK(said("SELECT a FROM (SELECT b FROM t) AS u") == R"(SELECT "a" FROM (SELECT "b" FROM "t") AS "u")");
    CHECK(said("WITH run(i, n) AS (SELECT 1, 2) SELECT i FROM run") ==
          R"(WITH "run"("i", "n") AS (SELECT 1, 2) SELECT "i" FROM "run")");
}

TEST_CASE("a join without a condition is a cross join", "[export]") {
    CHECK(
        said("FROM a JOIN b AS c JOIN d ON e LEFT JOIN (SELECT f) AS g USING (h) JOIN i WHERE j") ==
        R"(FROM "a" CROSS JOIN "b" AS "c" JOIN "d" ON "e" LEFT JOIN (SELECT "f") AS "g" USING ("h") CROSS JOIN "i" WHERE "j")");
    CHECK(said("FROM a CROSS JOIN b") == R"(FROM "a" CROSS JOIN "b")");
    CHECK(refused("FROM a LEFT JOIN b WHERE c") == "a JOIN has no ON");
}

TEST_CASE("what is not known to mean the same is refused", "[export]") {
    CHECK(refused("SELECT a FROM t LIMIT 1") == "LIMIT without ORDER BY does not say which rows are meant");
    CHECK(refused("a = b = c") == "comparisons side by side need parentheses");
    CHECK(refused("a IS CASE WHEN b = c THEN 1 END = d") == "comparisons side by side need parentheses");
    CHECK(refused("a BETWEEN 1 AND b = c") == "comparisons side by side need parentheses");
    CHECK(refused("a || b + 1") == "|| beside +, - or * needs parentheses");
    CHECK(refused("a COLLATE NOCASE") == "the word COLLATE is not known");
    CHECK(refused("SELECT a FROM t INTERSECT SELECT b FROM u") == "the word INTERSECT is not known");
    CHECK(refused("hex(a)") == "the function hex with 1 arguments is not known");
    CHECK(refused("printf('%d %d', 1, 2)") == "the function printf with 3 arguments is not known");
    CHECK(refused("group_concat(DISTINCT a)") == "DISTINCT is not known there");
    CHECK(refused("CAST(a AS REAL)") == "CAST is known AS INTEGER and AS TEXT only");
    CHECK(refused("a / 2") == "`/` is not known");
    CHECK(refused("a = ?1") == "`?1` is not known");
    CHECK(refused("1.5") == "only whole numbers are known");
    CHECK(refused("(a") == "a parenthesis is not closed");
    CHECK(refused("a)") == "a parenthesis is closed that was not opened");
    CHECK(refused("'a") == "a quote ' is not closed");
    CHECK(refused("CASE WHEN a THEN b") == "CASE has no END");
    CHECK(refused("a END") == "END has no CASE");
}

TEST_CASE("a table keeps its rules, and foreign keys come apart", "[export]") {
    auto const table = table_in_postgresql(
        "CREATE TABLE cell (\n    cell_id INTEGER PRIMARY KEY,  -- One.\n    row_id INTEGER NOT NULL REFERENCES chart (row_id),\n"
        "    text TEXT CHECK (text <> ''),\n    UNIQUE (row_id, text),\n"
        "    FOREIGN KEY (row_id, text) REFERENCES step (a, b)\n) WITHOUT ROWID");
    CHECK(table.create == R"(CREATE TABLE "cell" (
    "cell_id" bigint PRIMARY KEY,
    "row_id" bigint NOT NULL,
    "text" text COLLATE "C" CHECK ("text" <> ''),
    UNIQUE ("row_id", "text")
);
)");
    CHECK(table.foreign_keys ==
          std::vector<std::string>{
              "ALTER TABLE \"cell\" ADD FOREIGN KEY (\"row_id\") REFERENCES \"chart\" (\"row_id\");\n",
              "ALTER TABLE \"cell\" ADD FOREIGN KEY (\"row_id\", \"text\") REFERENCES \"step\" (\"a\", \"b\");\n"});
}

TEST_CASE("a definition that cannot be translated is named, and nothing is written", "[export]") {
    CHECK(refusal("CREATE TABLE t (a REAL)") ==
          "table t: cannot be said in PostgreSQL: `REAL` stands where INTEGER or TEXT was expected");
    CHECK(refusal("CREATE TABLE t (a TEXT DEFAULT 'x')") ==
          "table t: cannot be said in PostgreSQL: `DEFAULT` stands where a constraint was expected");
    CHECK(refusal("CREATE TABLE t (a TEXT REFERENCES t (a) ON DELETE CASCADE)") ==
          "table t: cannot be said in PostgreSQL: `ON` stands where a constraint was expected");
    CHECK(refusal("CREATE TABLE t (a TEXT); CREATE VIEW v AS SELECT hex(a) AS a FROM t") ==
          "view v: cannot be said in PostgreSQL: the function hex with 1 arguments is not known");
    CHECK(refusal("CREATE TABLE t (a TEXT); CREATE INDEX i ON t (a) WHERE a <> ''") ==
          "index i: cannot be said in PostgreSQL: it is not CREATE INDEX … ON table (columns)");
    CHECK(refusal("CREATE TABLE t (a TEXT); CREATE TRIGGER g AFTER INSERT ON t BEGIN DELETE FROM t; END") ==
          "trigger g: cannot be said in PostgreSQL");
}

TEST_CASE("what is translated gives in PostgreSQL what it gives in SQLite", "[export]") {
    auto const* const server = PostgresqlServer::running();
    if (!server) return skip("PostgreSQL 15 or newer is not in /usr/lib/postgresql");
    std::string views =
        "CREATE VIEW early AS WITH early AS (SELECT l.id FROM late AS l) SELECT id FROM early;"
        "CREATE VIEW late AS SELECT word_id AS id FROM word;";
    for (std::size_t i = 0; i < expressions.size(); ++i) {
        views += "CREATE VIEW view_" + std::to_string(i) + " AS SELECT w.word_id AS id, " + expressions[i] +
                 " AS value FROM word AS w ORDER BY w.word_id;";
    }
    Database const source = database_with(words + views);
    check_contents(source, LoadedDump(*server, source));
}
