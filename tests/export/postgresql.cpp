// SPDX-License-Identifier: MIT
// The dump in a PostgreSQL server: it says what the SQLite file says.
#include "export/postgresql.hpp"

#include "export/postgresql_dump.hpp"
#include "store/rich_treatise.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"

#include <algorithm>
#include <sstream>

using namespace xitan;
using namespace xitan::test;
using Catch::Matchers::Contains;

namespace {

constexpr auto absent = "PostgreSQL 15 or newer is not in /usr/lib/postgresql";

LoadedDump const& real(PostgresqlServer const& server) {
    static LoadedDump const loaded(server, Database::open_read_only(real_database()));
    return loaded;
}

}  // namespace

TEST_CASE("PostgreSQL has every table and view of the dump with the same columns and rows", "[export]") {
    auto const* const server = PostgresqlServer::running();
    if (!server) return skip(absent);
    check_contents(Database::open_read_only(real_database()), real(*server));
}

TEST_CASE("so it has those of another treatise, with passages and without", "[export]") {
    auto const* const server = PostgresqlServer::running();
    if (!server) return skip(absent);
    for (bool const passages : {true, false}) {
        Database const source = rich_database({.passages = passages});
        check_contents(source, LoadedDump(*server, source));
    }
}

TEST_CASE("columns in PostgreSQL are numbers, or texts that compare by their bytes", "[export]") {
    auto const* const server = PostgresqlServer::running();
    if (!server) return skip(absent);
    CHECK(real(*server).rows("SELECT attrelid::regclass, attname, format_type(atttypid, atttypmod), attcollation "
                             "FROM pg_attribute WHERE attnum > 0 AND attrelid IN (SELECT oid FROM pg_class "
                             "WHERE relnamespace = 'xitan'::regnamespace AND relkind IN ('r', 'v')) "
                             "AND format_type(atttypid, atttypmod) NOT IN ('bigint', 'integer', 'numeric') "
                             "AND NOT (atttypid = 'text'::regtype AND attcollation = '\"C\"'::regcollation)") ==
          Lines{});
}

TEST_CASE("the dump keeps every key, check and index", "[export]") {
    auto const* const server = PostgresqlServer::running();
    if (!server) return skip(absent);
    Database const source = Database::open_read_only(real_database());
    auto const& loaded = real(*server);
    auto const constraints = [&](std::string const& kind) {
        return loaded.rows(
            "SELECT relname, count(*) FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid WHERE "
            "connamespace = 'xitan'::regnamespace AND contype = '" +
            kind + "' GROUP BY 1 ORDER BY 1");
    };
    std::string const tables = " FROM sqlite_master AS t ";
    CHECK(constraints("f") ==
          copied_rows(source, "SELECT t.name, count(DISTINCT k.id)" + tables +
                                  "JOIN pragma_foreign_key_list(t.name) AS k GROUP BY 1 ORDER BY 1"));
    CHECK(constraints("u") == copied_rows(source, "SELECT t.name, count(*)" + tables +
                                                      "JOIN pragma_index_list(t.name) AS i ON i.origin = 'u' "
                                                      "WHERE t.type = 'table' GROUP BY 1 ORDER BY 1"));
    CHECK(constraints("c") ==
          copied_rows(source, "SELECT t.name, (length(t.sql) - length(replace(t.sql, ' CHECK (', ''))) / 8" + tables +
                                  "WHERE t.type = 'table' AND t.sql LIKE '% CHECK (%' ORDER BY 1"));
    CHECK(loaded.rows("SELECT relname, indisunique::integer FROM pg_index JOIN pg_class ON oid = indexrelid "
                      "WHERE relnamespace = 'xitan'::regnamespace AND NOT EXISTS (SELECT 1 FROM pg_constraint "
                      "WHERE conindid = indexrelid AND contype IN ('p', 'u')) ORDER BY 1") ==
          copied_rows(source, "SELECT i.name, i.\"unique\"" + tables +
                                  "JOIN pragma_index_list(t.name) AS i ON i.origin = 'c' "
                                  "WHERE t.type = 'table' ORDER BY 1"));
}

TEST_CASE("a row that breaks a rule of the schema is refused in PostgreSQL too", "[export]") {
    auto const* const server = PostgresqlServer::running();
    if (!server) return skip(absent);
    LoadedDump const loaded(*server, rich_database());
    auto const complaint = [&](std::string const& insert) {
        auto const outcome = loaded.ask("INSERT INTO " + insert);
        CHECK(outcome.status != 0);
        return outcome.errors.substr(0, outcome.errors.find('\n'));
    };
    CHECK_THAT(complaint("entry VALUES (999, 'letter', 'letter/KA')"), Contains("check constraint"));
    CHECK_THAT(complaint("entry VALUES (999, 'letter', 'chapter/ka')"), Contains("check constraint"));
    CHECK_THAT(complaint("entry VALUES (999, 'glyph', 'glyph/ka')"), Contains("check constraint"));
    CHECK_THAT(complaint("entry VALUES (999, 'letter', 'letter/ka')"), Contains("entry_by_id"));
    CHECK_THAT(complaint("entry VALUES (999, 'letter', NULL)"), Contains("not-null"));
    CHECK_THAT(complaint("entry VALUES ('x', 'letter', 'letter/x')"), Contains("bigint"));
    CHECK_THAT(complaint("spelling VALUES (999, 1, 'x')"), Contains("foreign key"));
    CHECK_THAT(complaint("witness VALUES ('乙', 9, 'Another', '', NULL)"), Contains("check constraint"));
    CHECK(loaded.ask("INSERT INTO entry VALUES (999, 'letter', 'letter/x-1.y')").errors == "");
    CHECK(loaded.ask("INSERT INTO witness VALUES ('乙', 9, 'Another', NULL, NULL)").errors == "");
}

TEST_CASE("what the database says of itself stands in PostgreSQL as comments", "[export]") {
    auto const* const server = PostgresqlServer::running();
    if (!server) return skip(absent);
    Database const source = Database::open_read_only(real_database());
    CHECK(real(*server).rows("SELECT relname, attname, description FROM pg_description JOIN pg_class AS c ON "
                             "c.oid = objoid AND classoid = 'pg_class'::regclass LEFT JOIN pg_attribute ON "
                             "attrelid = objoid AND attnum = objsubid AND objsubid > 0 "
                             "WHERE relnamespace = 'xitan'::regnamespace "
                             "ORDER BY relname COLLATE \"C\", attname COLLATE \"C\" NULLS FIRST") ==
          copied_rows(source,
                      "SELECT object, \"column\", text FROM description WHERE object NOT IN ('search', "
                      "'search_source', 'search_config', 'search_data', 'search_docsize', 'search_idx') "
                      "ORDER BY object, \"column\""));
}

TEST_CASE("a dump is loaded as a whole or not at all", "[export]") {
    auto const* const server = PostgresqlServer::running();
    if (!server) return skip(absent);
    TemporaryFolder const folder;
    std::ostringstream out;
    write_postgresql(rich_database(), out);
    std::string const dump = out.str();
    auto const end = dump.rfind("COMMIT;");
    REQUIRE(end != std::string::npos);
    folder.write("broken.sql", dump.substr(0, end) + "SELECT nothing;\n" + dump.substr(end));
    folder.write("whole.sql", dump);

    std::string const database = server->new_database();
    CHECK(server->run_file(database, folder.path() / "broken.sql").status != 0);
    CHECK(server->ask(database, "SELECT to_regnamespace('xitan') IS NULL").output == "t\n");
    CHECK(server->run_file(database, folder.path() / "whole.sql").status == 0);
    CHECK_THAT(server->run_file(database, folder.path() / "whole.sql").errors, Contains("already exists"));
    CHECK(server->ask(database, "SELECT count(*) > 0 FROM letters").output == "t\n");

    std::string const bytes = server->new_database("-E SQL_ASCII -T template0 --locale-provider=libc --locale=C");
    CHECK_THAT(server->run_file(bytes, folder.path() / "whole.sql").errors,
               Contains("this database is in SQL_ASCII; make one with: createdb --encoding=UTF8"));
}

TEST_CASE("the questions of docs/postgresql.md have answers, and it names what wants quotes", "[export]") {
    auto const* const server = PostgresqlServer::running();
    if (!server) return skip(absent);
    auto const& loaded = real(*server);
    std::string const guide = read_file(std::filesystem::path(XITAN_ROOT) / "docs" / "postgresql.md");
    std::string const begin = "```sql\n";
    int questions = 0;
    for (auto at = guide.find(begin); at != std::string::npos; at = guide.find(begin, at)) {
        at += begin.size();
        auto const outcome = loaded.ask(guide.substr(at, guide.find("```", at) - at));
        CHECK(outcome.errors == "");
        CHECK(std::count(outcome.output.begin(), outcome.output.end(), '\n') > 10);
        ++questions;
    }
    CHECK(questions > 0);
    for (std::string const& word :
         loaded.rows("SELECT DISTINCT word FROM pg_get_keywords() JOIN pg_attribute ON attname = word JOIN pg_class AS "
                     "c ON c.oid = attrelid WHERE catcode IN ('R', 'T') AND relnamespace = 'xitan'::regnamespace")) {
        CHECK_THAT(guide, Contains("`\"" + word + "\"`"));
    }
}
