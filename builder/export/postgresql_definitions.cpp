// SPDX-License-Identifier: MIT
#include "export/postgresql_definitions.hpp"

#include "export/postgresql_query.hpp"
#include "export/postgresql_table.hpp"
#include "store/digest.hpp"
#include "store/errors.hpp"

#include <algorithm>
#include <set>

namespace xitan {

namespace {

struct Object {
    std::string name;
    std::string sql;
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
std::set<std::string> kept_tables(Database const& database) {
    auto const tables = base_tables(database);
    std::set<std::string> kept(tables.begin(), tables.end());
    kept.insert({"build_info", "description"});  // in which the database speaks of itself
    return kept;
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

// The tables and views that a query reads.
void add_read(SqlNodes const& query, std::set<std::string>& names) {
    for (std::size_t i = 0; i < query.size(); ++i) {
        bool const behind = i > 0 && (query[i - 1].is_keyword("FROM") || query[i - 1].is_keyword("JOIN"));
        if (behind && query[i].is_name()) names.insert(query[i].text);
        add_read(query[i].inside, names);
    }
}

// Every view behind those that it reads: SQLite looks for them when it is asked, PostgreSQL when it is told.
void add_views(std::vector<Object> const& views, std::set<std::string> const* wanted, PostgresqlDefinitions& all) {
    for (Object const& view : views) {
        bool const there = std::find(all.views.begin(), all.views.end(), view.name) != all.views.end();
        if (there || (wanted && !wanted->contains(view.name))) continue;
        auto const sql = translated("view", view, view_in_postgresql);
        std::set<std::string> read;
        add_read(sql_nodes(view.sql), read);
        all.views.push_back(view.name);
        add_views(views, &read, all);
        all.create_views += sql;
    }
}

}  // namespace

PostgresqlDefinitions postgresql_definitions(Database const& database) {
    PostgresqlDefinitions all;
    auto const kept = kept_tables(database);
    for (Object const& table : objects(database, "table")) {
        if (!kept.contains(table.name)) continue;
        auto const made =
            translated("table", table, [](Object const& object) { return table_in_postgresql(object.sql); });
        all.tables.push_back(table.name);
        all.create_tables += '\n' + made.create;
        for (std::string const& key : made.foreign_keys) all.foreign_keys += key;
    }
    for (Object const& index : objects(database, "index")) {
        all.indexes += translated("index", index, index_in_postgresql);
    }
    auto views = objects(database, "view");
    std::erase_if(views, [&](Object const& view) { return feeds_an_index(database, view.name); });
    add_views(views, nullptr, all);
    for (Object const& trigger : objects(database, "trigger")) {
        throw DatabaseError("trigger " + trigger.name, "cannot be said in PostgreSQL");
    }
    return all;
}

}  // namespace xitan
