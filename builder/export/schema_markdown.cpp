// SPDX-License-Identifier: MIT
#include "export/schema_markdown.hpp"

#include "export/described.hpp"
#include "export/formats.hpp"
#include "export/schema_tables.hpp"

#include <algorithm>
#include <ostream>

namespace xitan {

namespace {

void write_table_of(std::ostream& out, std::vector<std::string> const& head,
                    std::vector<std::vector<std::string>> const& rows) {
    auto const sink = format("markdown")->make(out, {});
    sink->columns(head);
    for (auto const& cells : rows) {
        std::vector<Value> values;
        for (std::string const& cell : cells) values.push_back(cell.empty() ? Value() : Value(std::string_view(cell)));
        sink->row(values);
    }
    sink->finish();
}

void write_head(std::ostream& out, std::string const& name, Meaning const& words) {
    out << "\n### `" << name << "`\n\n" << words.text << (words.text.empty() ? "" : "\n\n");
}

void write_view(Database const& database, std::string const& name, std::ostream& out) {
    Meaning const words = meaning(database, name);
    write_head(out, name, words);
    std::vector<std::vector<std::string>> rows;
    for (std::string const& column : columns_of(database, name)) {
        rows.push_back({column, std::string(words.column(column))});
    }
    write_table_of(out, {"column", "meaning"}, rows);
}

// "primary", "unique" and what it refers to.
std::string key_of(SchemaTable const& table, SchemaColumn const& column) {
    std::string text = column.primary ? "primary" : "";
    auto const add = [&](std::string const& more) { text += (text.empty() ? "" : ", ") + more; };
    std::vector<std::string> const alone{column.name};
    if (std::find(table.unique.begin(), table.unique.end(), alone) != table.unique.end()) add("unique");
    for (SchemaReference const& reference : table.references) {
        for (std::size_t i = 0; i < reference.columns.size(); ++i) {
            if (reference.columns[i] == column.name) add("→ " + reference.table + "." + reference.table_columns[i]);
        }
    }
    return text;
}

std::string joined(std::vector<std::string> const& names, std::string_view quote) {
    std::string text;
    for (auto const& name : names) text += (text.empty() ? "" : ", ") + std::string(quote) + name + std::string(quote);
    return text;
}

void write_table(Database const& database, SchemaTable const& table, std::ostream& out) {
    Meaning const words = meaning(database, table.name);
    write_head(out, table.name, words);
    std::vector<std::vector<std::string>> rows;
    for (SchemaColumn const& column : table.columns) {
        std::string const type = column.type + (column.nulls ? " or NULL" : "");
        rows.push_back({column.name, type, key_of(table, column), std::string(words.column(column.name))});
    }
    write_table_of(out, {"column", "type", "key", "meaning"}, rows);
    for (auto const& columns : table.unique) {
        if (columns.size() > 1) out << "\nUnique together: " << joined(columns, "`") << ".\n";
    }
}

// What is referred to stands left: || one, |o perhaps one. Right: o| at most one row refers to it, o{ any number.
void write_diagram(std::vector<SchemaTable> const& tables, std::ostream& out) {
    out << "\n```mermaid\nerDiagram\n";
    for (SchemaTable const& table : tables) {
        if (table.columns.empty()) continue;
        out << "    \"" << table.name << "\"\n";
        for (SchemaReference const& reference : table.references) {
            out << "    \"" << reference.table << "\" " << (reference.nulls ? "|o" : "||") << "--"
                << (reference.unique ? "o|" : "o{") << " \"" << table.name << "\" : \"" << joined(reference.columns, "")
                << "\"\n";
        }
    }
    out << "```\n";
}

}  // namespace

void write_schema_markdown(Database const& database, std::ostream& out) {
    auto const tables = schema_tables(database);
    out << "# The database\n\n"
           "Schema "
        << database.integer("PRAGMA user_version")
        << ", as `xitan export - --format schema` describes it; what is said here stands in the table "
           "`description` too.\n"
           "[Views](#views) are the contract: their names and columns change only with a new `PRAGMA user_version`. "
           "[Tables](#tables) are behind them, and\nthe [diagram](#diagram) shows which refers to which.\n\n"
           "## Views\n";
    for (std::string const& view : schema_views(database)) write_view(database, view, out);
    out << "\n## Tables\n";
    for (SchemaTable const& table : tables) write_table(database, table, out);
    out << "\n## Diagram\n\nA line stands for the columns named on it. `||` one row is referred to, `|o` one or none; "
           "`o{` any number of rows refer to it, `o|` one at most.\n";
    write_diagram(tables, out);
}

std::vector<ExportFile> schema_markdown_files(ExportRequest const& request) {
    return {{"schema.md", [&database = request.database](std::ostream& out) { write_schema_markdown(database, out); }}};
}

}  // namespace xitan
