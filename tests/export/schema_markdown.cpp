// SPDX-License-Identifier: MIT
// docs/schema.md is the schema as it is.
#include "export/schema_markdown.hpp"

#include "export/grid.hpp"
#include "export/schema_tables.hpp"
#include "portability/report.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/temporary_folder.hpp"

#include <sstream>

using namespace xitan;
using namespace xitan::test;

namespace {

std::string document_of(Database const& database) {
    std::ostringstream out;
    write_schema_markdown(database, out);
    return out.str();
}

std::string document_of(std::string const& schema) {
    Database database = Database::in_memory();
    database.run(
        "CREATE TABLE description (description_id INTEGER PRIMARY KEY, object TEXT, \"column\" TEXT, text TEXT);" +
            schema,
        "test");
    return document_of(database);
}

bool has(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("docs/schema.md describes the schema as it is", "[export]") {
    std::string const found = read_file(std::filesystem::path(XITAN_ROOT) / "docs" / "schema.md");
    INFO("renew it: xitan build && xitan export - --format schema > docs/schema.md");
    CHECK(first_difference(found, document_of(Database::open_read_only(real_database()))) == "");
}

TEST_CASE("the document has every table and view with its description, but no plumbing", "[export]") {
    Database const database = Database::open_read_only(real_database());
    std::string const document = document_of(database);
    std::size_t count = 0;
    database.each(
        "SELECT m.name, d.text FROM sqlite_master AS m JOIN description AS d ON d.object = m.name AND d.\"column\" IS NULL"
        " WHERE m.type IN ('table', 'view') AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
        [&](ResultRow const& row) {
            std::string const head = "\n### `" + std::string(row.text(0)) + "`\n\n";
            INFO(head);
            ++count;
            bool const plumbing = row.text(1).starts_with("Plumbing of ");
            CHECK(has(document, head) != plumbing);
            CHECK(has(document, head + std::string(row.text(1)) + '\n') != plumbing);
        });
    CHECK(count > 60);
}

TEST_CASE("the document tells keys, references and what may be NULL", "[export]") {
    std::string const document = document_of(
        "CREATE TABLE a (id INTEGER PRIMARY KEY, n TEXT NOT NULL UNIQUE, x TEXT, y TEXT, UNIQUE (x, y));"
        "CREATE TABLE b (id INTEGER PRIMARY KEY REFERENCES a (id), n TEXT REFERENCES a (n), t INTEGER NOT NULL);"
        "CREATE TABLE c (p INTEGER NOT NULL, q INTEGER NOT NULL, r INTEGER, PRIMARY KEY (p, q)) WITHOUT ROWID;"
        "CREATE TABLE d (p INTEGER NOT NULL, q INTEGER NOT NULL, FOREIGN KEY (p, q) REFERENCES c (p, q));"
        "CREATE VIEW v AS SELECT id AS one FROM a;"
        "INSERT INTO description (object, \"column\", text) VALUES ('b', NULL, 'All b.'), ('b', 't', 'A | B');");
    CHECK(has(document, "## Views\n\n### `v`\n\n| column | meaning |\n| --- | --- |\n| one | |\n"));
    CHECK(has(document,
              "| id | INTEGER | primary | |\n| n | TEXT | unique | |\n| x | TEXT or NULL | | |\n| y | TEXT or NULL | | "
              "|\n\nUnique together: `x`, `y`.\n"));
    CHECK(has(document,
              "### `b`\n\nAll b.\n\n| column | type | key | meaning |\n| --- | --- | --- | --- |\n"
              "| id | INTEGER | primary, → a.id | |\n| n | TEXT or NULL | → a.n | |\n| t | INTEGER | | A \\| B |\n"));
    CHECK(has(document, "| p | INTEGER | → c.p | |\n| q | INTEGER | → c.q | |\n"));
    CHECK(has(document, "    \"b\"\n    \"a\" ||--o| \"b\" : \"id\"\n    \"a\" |o--o{ \"b\" : \"n\"\n"));
    CHECK(has(document, "    \"c\" ||--o{ \"d\" : \"p, q\"\n"));
}

TEST_CASE("the diagram has every foreign key of the database once", "[export]") {
    Database const database = Database::open_read_only(real_database());
    std::string const document = document_of(database);
    std::size_t lines = 0;
    for (std::size_t at = document.find("--o"); at != std::string::npos; at = document.find("--o", at + 1)) ++lines;
    CHECK(std::to_string(lines) + '\n' ==
          ask("SELECT count(*) FROM sqlite_master AS m, pragma_foreign_key_list(m.name) AS f "
              "WHERE m.type = 'table' AND f.seq = 0"));
}
