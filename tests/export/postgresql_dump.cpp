// SPDX-License-Identifier: MIT
#include "export/postgresql_dump.hpp"

#include "export/postgresql.hpp"
#include "export/sql_nodes.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace xitan::test {

namespace {

Lines lines_of(std::string const& text) {
    Lines lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

// letters of "view letters".
std::string name_of(std::string const& relation) { return relation.substr(relation.find(' ') + 1); }

// As COPY … TO stdout writes a row.
std::string copied(ResultRow const& row) {
    std::string line;
    for (int i = 0; i < row.size(); ++i) {
        if (i > 0) line += '\t';
        if (row.is_null(i)) line += "\\N";
        for (char const c : row.text(i)) {
            auto const at = std::string_view("\\\n\r\t").find(c);
            line += at == std::string_view::npos ? std::string(1, c) : std::string("\\") + "\\nrt"[at];
        }
    }
    return line;
}

// "table entry", "view letters" …: all but the full-text index, what it reads, and what SQLite keeps for itself.
Lines relations(Database const& database) {
    return copied_rows(database,
                       "SELECT type || ' ' || name FROM sqlite_master WHERE type IN ('table', 'view') "
                       "AND name NOT LIKE 'sqlite_%' AND name NOT IN ('search', 'search_source', 'search_config', "
                       "'search_data', 'search_docsize', 'search_idx') ORDER BY 1");
}

// Whether a view says in which order its rows come.
bool is_ordered(Database const& database, std::string const& relation) {
    auto const nodes =
        sql_nodes(database.text("SELECT sql FROM sqlite_master WHERE name = " + sql_text(name_of(relation))));
    return std::any_of(nodes.begin(), nodes.end(), [](SqlNode const& node) { return node.is_keyword("ORDER"); });
}

}  // namespace

Lines copied_rows(Database const& database, std::string const& query) {
    Lines lines;
    database.each(query, [&](ResultRow const& row) { lines.push_back(copied(row)); });
    return lines;
}

LoadedDump::LoadedDump(PostgresqlServer const& server, Database const& source)
    : server_(server), name_(server.new_database()) {
    TemporaryFolder const folder;
    auto const script = folder.path() / "dump.sql";
    std::ofstream out(script, std::ios::binary);
    write_postgresql(source, out);
    out.close();
    auto const outcome = server.run_file(name_, script);
    CHECK(outcome.errors == "");
    CHECK(outcome.output == "");
    REQUIRE(outcome.status == 0);
}

Lines LoadedDump::rows(std::string const& query) const {
    auto const outcome = ask("COPY (" + query + ") TO stdout");
    INFO(query);
    CHECK(outcome.errors == "");
    REQUIRE(outcome.status == 0);
    return lines_of(outcome.output);
}

std::map<std::string, Lines> LoadedDump::contents(Lines const& relations) const {
    TemporaryFolder const folder;
    std::string script = "SET search_path = xitan;\n";
    for (std::string const& relation : relations) {
        script += "\\echo == " + relation + "\nCOPY (SELECT * FROM " + sql_name(name_of(relation)) + ") TO stdout;\n";
    }
    folder.write("script.sql", script);
    auto const outcome = server_.run_file(name_, folder.path() / "script.sql");
    CHECK(outcome.errors == "");
    std::map<std::string, Lines> result;
    Lines* rows = nullptr;
    for (std::string& line : lines_of(outcome.output)) {
        if (line.starts_with("== ")) {
            rows = &result[line.substr(3)];
        } else {
            if (!rows) FAIL("no relation is named before " << line);
            rows->push_back(std::move(line));
        }
    }
    return result;
}

void check_contents(Database const& source, LoadedDump const& loaded) {
    Lines const wanted = relations(source);
    std::string columns;
    for (std::string const& relation : wanted) {
        columns += (columns.empty() ? "" : " UNION ALL ") + std::string("SELECT ") + sql_text(relation) +
                   ", cid + 1, name FROM pragma_table_info(" + sql_text(name_of(relation)) + ")";
    }
    CHECK(loaded.rows("SELECT CASE relkind WHEN 'r' THEN 'table ' ELSE 'view ' END || relname, attnum, attname "
                      "FROM pg_class AS c JOIN pg_attribute ON attrelid = c.oid AND attnum > 0 WHERE relnamespace = "
                      "'xitan'::regnamespace AND relkind IN ('r', 'v') ORDER BY relkind, relname, attnum") ==
          copied_rows(source, columns));
    auto contents = loaded.contents(wanted);
    for (std::string const& relation : wanted) {
        INFO(relation);
        Lines& found = contents[relation];
        Lines expected = copied_rows(source, "SELECT * FROM " + sql_name(name_of(relation)));
        if (!is_ordered(source, relation)) {
            std::sort(expected.begin(), expected.end());
            std::sort(found.begin(), found.end());
        }
        CHECK(found.size() == expected.size());
        auto const [one, other] = std::mismatch(found.begin(), found.end(), expected.begin(), expected.end());
        CHECK((one == found.end() ? "" : *one) == (other == expected.end() ? "" : *other));
    }
}

}  // namespace xitan::test
