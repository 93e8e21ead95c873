// SPDX-License-Identifier: MIT
#include "export/postgresql.hpp"

#include "export/postgresql_definitions.hpp"
#include "export/postgresql_functions.hpp"

#include <algorithm>
#include <ostream>

namespace xitan {

namespace {

std::string on_one_line(std::string_view text) {
    std::string line(text);
    std::replace(line.begin(), line.end(), '\n', ' ');
    return line;
}

void write_head(Database const& database, std::ostream& out) {
    out << "-- A database of xitan as SQL for PostgreSQL, version 15 or newer. Load it into a database in UTF-8:\n"
           "--   createdb --encoding=UTF8 --template=template0 xitan && psql -X -q -f xitan.postgresql.sql xitan\n"
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

void write_comments(Database const& database, PostgresqlDefinitions const& all, std::ostream& out) {
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
    PostgresqlDefinitions const all = postgresql_definitions(database);
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
