// SPDX-License-Identifier: MIT
#include "export/postgresql.hpp"

#include "export/postgresql_functions.hpp"
#include "export/postgresql_query.hpp"
#include "export/postgresql_table.hpp"
#include "store/digest.hpp"
#include "store/errors.hpp"

#include <algorithm>
#include <ostream>
#include <set>

namespace xitan {

namespace {

struct Object {
    std::string name;
    std::string sql;
};

// The definitions of the database in PostgreSQL's words.
struct Definitions {
    std::vector<std::string> tables;  // names
    std::vector<std::string> views;
    std::string create_tables;
    std::string foreign_keys;
    std::string indexes;
    std::string create_views;
};

// In the order in which they were made.
std::vector<Object> objects(Database const& database, std::string const& type) {
    std::vector<Object> list;
    database.each("SELECT name, sql FROM sqlite_master WHERE type = ?1 AND sql IS NOT NULL ORDER BY rowid", {type},
                  [&](ResultRow const& row) {
                      list.push_back({std::string(row.text(0)), std::string(row.text(1))});
                  });
    return list;
}

// All but the full-text index and its plumbing.
bool is_kept(Database const& database, std::string const& table) {
    static std::set<std::string> const of_itself{"build_info", "description"};
    auto const tables = base_tables(database);
    return of_itself.contains(table) || std::find(tables.begin(), tables.end(), table) != tables.end();
}

// Whether a virtual table is made of the view.
bool feeds_an_index(Database const& database, std::string const& view) {
    bool found = false;
    database.each("SELECT 1 FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL TABLE %' AND instr(sql, ?1) > 0",
                  {"content=" + sql_name(view)}, [&](ResultRow const&) { found = true; });
    return found;
}

template <class Translation>
auto translated(std::string const& kind, Object const& object, Translation const& translation) {
    try {
        return translation(object);
    } catch (UnknownSql const& unknown) {
        throw DatabaseError(kind + ' ' + object.name, std::string("cannot be said in PostgreSQL: ") + unknown.what());
    }
}

std::string view_in_postgresql(Object const& view) {
    SqlNodes const nodes = sql_nodes(view.sql);
    bool const known = nodes.size() > 4 && nodes[1].is_keyword("VIEW") && nodes[3].is_keyword("AS");
    if (!known) throw UnknownSql("it does not begin with CREATE VIEW … AS");
    auto const query = in_postgresql(std::span(nodes).subspan(4), SqlPlace::query);
    return "\nCREATE VIEW " + sql_name(view.name) + " AS" + query + ";\n";
}

std::string index_in_postgresql(Object const& index) {
    SqlNodes const nodes = sql_nodes(index.sql);
    bool const unique = nodes.size() > 1 && nodes[1].is_keyword("UNIQUE");
    std::size_t const on = unique ? 4 : 3;
    if (nodes.size() != on + 3 || !nodes[on].is_keyword("ON") || nodes[on + 2].kind != SqlKind::group) {
        throw UnknownSql("it is not CREATE INDEX … ON table (columns)");
    }
    return std::string(unique ? "CREATE UNIQUE" : "CREATE") + " INDEX " + sql_name(index.name) + " ON " +
           sql_name(nodes[on + 1].text) + " (" + in_postgresql(nodes[on + 2].inside, SqlPlace::constraint) + ");\n";
}

Definitions definitions(Database const& database) {
    Definitions all;
    for (Object const& table : objects(database, "table")) {
        if (!is_kept(database, table.name)) continue;
        auto const made =
            translated("table", table, [](Object const& object) { return table_in_postgresql(object.sql); });
        all.tables.push_back(table.name);
        all.create_tables += '\n' + made.create;
        for (std::string const& key : made.foreign_keys) all.foreign_keys += key;
    }
    for (Object const& index : objects(database, "index")) {
        all.indexes += translated("index", index, index_in_postgresql);
    }
    for (Object const& view : objects(database, "view")) {
        if (feeds_an_index(database, view.name)) continue;
        all.views.push_back(view.name);
        all.create_views += translated("view", view, view_in_postgresql);
    }
    for (Object const& trigger : objects(database, "trigger")) {
        throw DatabaseError("trigger " + trigger.name, "cannot be said in PostgreSQL");
    }
    return all;
}

std::string on_one_line(std::string_view text) {
    std::string line(text);
    std::replace(line.begin(), line.end(), '\n', ' ');
    return line;
}

void write_head(Database const& database, std::ostream& out) {
    out << "-- A database of xitan as SQL for PostgreSQL, version 15 or newer. Load it into a database in UTF-8:\n"
           "--   createdb xitan && psql -X -f xitan.postgresql.sql xitan\n"
           "-- All stands in a schema, and all or nothing is loaded. To ask: SET search_path = xitan;\n"
           "-- The full-text index of the SQLite file is left out.\n--\n";
    database.each("SELECT key, value FROM build_info ORDER BY key", [&](ResultRow const& row) {
        out << "-- " << row.text(0) << ": " << on_one_line(row.text(1)) << '\n';
    });
    out << "\n\\set ON_ERROR_STOP on\n"
           "BEGIN;\n"
           "SET LOCAL client_encoding = 'UTF8';\n"
           "SET LOCAL standard_conforming_strings = on;\n"
           "SET LOCAL client_min_messages = warning;\n"
           "DO $$ BEGIN\n"
           "    IF getdatabaseencoding() <> 'UTF8' THEN\n"
           "        RAISE EXCEPTION 'this database is in %; make one with: createdb --encoding=UTF8 "
           "--template=template0',\n"
           "            getdatabaseencoding();\n"
           "    END IF;\n"
           "END $$;\n"
           "CREATE SCHEMA xitan;\n"
           "SET LOCAL search_path = xitan;\n\n";
}

// A value as COPY reads it.
void write_value(StoredValue const& value, std::ostream& out) {
    if (auto const* const number = std::get_if<std::int64_t>(&value)) {
        out << *number;
    } else if (auto const* const text = std::get_if<std::string_view>(&value)) {
        for (char const c : *text) {
            switch (c) {
                case '\\':
                    out << "\\\\";
                    break;
                case '\n':
                    out << "\\n";
                    break;
                case '\r':
                    out << "\\r";
                    break;
                case '\t':
                    out << "\\t";
                    break;
                default:
                    out << c;
            }
        }
    } else {
        out << "\\N";
    }
}

std::string columns_of(Database const& database, std::string const& table, std::string const& which) {
    std::string list;
    database.each("SELECT name FROM pragma_table_info(" + sql_text(table) + ") " + which,
                  [&](ResultRow const& row) { list += (list.empty() ? "" : ", ") + sql_name(row.text(0)); });
    return list;
}

void write_rows(Database const& database, std::string const& table, std::ostream& out) {
    std::string const columns = columns_of(database, table, "ORDER BY cid");
    std::string const keys = columns_of(database, table, "WHERE pk > 0 ORDER BY pk");
    out << "\nCOPY " << sql_name(table) << " (" << columns << ") FROM stdin;\n";
    database.each("SELECT " + columns + " FROM " + sql_name(table) + " ORDER BY " + keys, [&](ResultRow const& row) {
        for (int i = 0, size = row.size(); i < size; ++i) {
            if (i > 0) out << '\t';
            write_value(row.value(i), out);
        }
        out << '\n';
    });
    out << "\\.\n";
}

void write_comments(Database const& database, Definitions const& all, std::ostream& out) {
    auto const among = [](std::vector<std::string> const& names, std::string_view name) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    database.each(
        "SELECT object, \"column\", text FROM description ORDER BY description_id", [&](ResultRow const& row) {
            bool const table = among(all.tables, row.text(0));
            if (!table && !among(all.views, row.text(0))) return;
            out << "COMMENT ON " << (!row.is_null(1) ? "COLUMN " : table ? "TABLE " : "VIEW ") << sql_name(row.text(0));
            if (!row.is_null(1)) out << '.' << sql_name(row.text(1));
            out << " IS " << sql_text(row.text(2)) << ";\n";
        });
}

}  // namespace

void write_postgresql(Database const& database, std::ostream& out) {
    Definitions const all = definitions(database);
    write_head(database, out);
    out << postgresql_functions() << all.create_tables;
    for (std::string const& table : all.tables) write_rows(database, table, out);
    out << '\n' << all.foreign_keys << '\n' << all.indexes << all.create_views << '\n';
    write_comments(database, all, out);
    out << '\n';
    for (std::string const& table : all.tables) out << "ANALYZE " << sql_name(table) << ";\n";
    out << "COMMIT;\n";
}

}  // namespace xitan
