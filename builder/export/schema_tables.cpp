// SPDX-License-Identifier: MIT
#include "export/schema_tables.hpp"

#include "store/about.hpp"

#include <algorithm>

namespace xitan {

namespace {

std::vector<std::string> objects(Database const& database, std::string const& type) {
    std::vector<std::string> names;
    database.each(
        "SELECT name FROM sqlite_master WHERE type = ?1 AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid",
        {type}, [&](ResultRow const& row) { names.emplace_back(row.text(0)); });
    std::erase_if(names, [&](std::string const& name) { return is_plumbing(database, name); });
    return names;
}

std::vector<SchemaColumn> table_columns(Database const& database, std::string const& table) {
    std::vector<SchemaColumn> columns;
    database.each("SELECT name, type, \"notnull\" = 0 AND pk = 0, pk > 0 FROM pragma_table_info(?1) ORDER BY cid",
                  {table}, [&](ResultRow const& row) {
                      columns.push_back({std::string(row.text(0)), std::string(row.text(1)),
                                         !row.text(1).empty() && row.integer(2) != 0, row.integer(3) != 0});
                  });
    return columns;
}

std::vector<std::vector<std::string>> unique_columns(Database const& database, std::string const& table) {
    std::vector<std::vector<std::string>> all;
    database.each(
        "SELECT l.name, i.seqno, i.name FROM pragma_index_list(?1) AS l, pragma_index_info(l.name) AS i"
        " WHERE l.origin = 'u' ORDER BY l.name, i.seqno",
        {table}, [&](ResultRow const& row) {
            if (row.integer(1) == 0) all.emplace_back();
            all.back().emplace_back(row.text(2));
        });
    return all;
}

bool is_key(SchemaTable const& table, std::vector<std::string> columns) {
    std::vector<std::string> primary;
    for (SchemaColumn const& column : table.columns) {
        if (column.primary) primary.push_back(column.name);
    }
    auto const same = [&](std::vector<std::string> key) {
        return std::is_permutation(key.begin(), key.end(), columns.begin(), columns.end());
    };
    return same(primary) || std::any_of(table.unique.begin(), table.unique.end(), same);
}

std::vector<SchemaReference> references(Database const& database, SchemaTable const& table) {
    std::vector<SchemaReference> all;
    // SQLite counts them from the last.
    database.each(
        "SELECT f.seq, f.\"table\", f.\"from\", f.\"to\", t.\"notnull\" = 0 AND t.pk = 0"
        " FROM pragma_foreign_key_list(?1) AS f JOIN pragma_table_info(?1) AS t ON t.name = f.\"from\""
        " ORDER BY f.id DESC, f.seq",
        {table.name}, [&](ResultRow const& row) {
            if (row.integer(0) == 0) all.push_back({{}, std::string(row.text(1)), {}, false, false});
            all.back().columns.emplace_back(row.text(2));
            all.back().table_columns.emplace_back(row.text(3));
            all.back().nulls |= row.integer(4) != 0;
        });
    for (SchemaReference& reference : all) reference.unique = is_key(table, reference.columns);
    return all;
}

}  // namespace

std::vector<SchemaTable> schema_tables(Database const& database) {
    std::vector<SchemaTable> tables;
    for (std::string& name : objects(database, "table")) {
        SchemaTable table{std::move(name), {}, {}, {}};
        table.columns = table_columns(database, table.name);
        table.unique = unique_columns(database, table.name);
        table.references = references(database, table);
        tables.push_back(std::move(table));
    }
    return tables;
}

std::vector<std::string> schema_views(Database const& database) { return objects(database, "view"); }

std::vector<std::string> columns_of(Database const& database, std::string const& object) {
    std::vector<std::string> names;
    database.each("SELECT name FROM pragma_table_info(?1) ORDER BY cid", {object},
                  [&](ResultRow const& row) { names.emplace_back(row.text(0)); });
    return names;
}

}  // namespace xitan
