// SPDX-License-Identifier: MIT
// The metadata of Datasette, made of what the database says about itself and of the query catalog.
#include "cli/commands.hpp"
#include "cli/find_database.hpp"
#include "export/described.hpp"
#include "query/catalog.hpp"

#include <nlohmann/json.hpp>

#include <map>
#include <ostream>
#include <set>

namespace xitan {

namespace {

using Json = nlohmann::ordered_json;

// What a reader of the file wants to see beside the views; all other tables are plumbing.
std::set<std::string, std::less<>> const shown{"build_info", "description", "search", "work", "witness"};

// The table that a full-text index is made from, and its key.
struct SearchedTable {
    std::string_view name, index, key;
};
constexpr SearchedTable searched{"search_document", "search", "document_id"};

Json words_on(Database const& database, std::string const& object) {
    Json json = Json::object();
    Meaning const words = meaning(database, object);
    if (!words.text.empty()) json["description"] = words.text;
    for (auto const& [column, text] : words.columns) json["columns"][column] = text;
    return json;
}

// What quotes the text is not under the licence of our data alone.
void add_terms(Json& tables, Database const& database, About const& about) {
    for (DescribedSet const& set : described({database, data_sets(export_files())})) {
        if (set.quoting().empty()) continue;
        Json& table = tables.at(set.set.view);
        table["license"] = about.licence + "; quotations in " + set.quoting() + ": " + about.quotations_licence;
        table["license_url"] = about.quotations_url;
    }
}

Json tables(Database const& database) {
    std::map<std::string, bool, std::less<>> objects;  // name → is a view
    database.each(
        "SELECT name, type = 'view' FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' "
        "ESCAPE '\\'",
        [&](ResultRow const& row) { objects.emplace(row.text(0), row.integer(1) != 0); });
    Json json = Json::object();
    for (auto const& [name, view] : objects) {
        Json table = words_on(database, name);
        if (name == searched.name && objects.contains(searched.index)) {
            table["fts_table"] = searched.index;
            table["fts_pk"] = searched.key;
        } else if (!view && !shown.contains(name)) {
            table["hidden"] = true;
        }
        json[name] = std::move(table);
    }
    return json;
}

Json canned(Catalog const& queries) {
    Json json = Json::object();
    for (Query const& query : queries) {
        Json one;
        one["title"] = query.title;
        std::string help = query.help;
        for (auto const& [name, meaning, example] : query.parameters) {
            help += (help.empty() ? "" : "\n") + name + ": " + meaning + " (example: " + example + ")";
        }
        if (!help.empty()) one["description"] = help;
        one["sql"] = query.sql;
        one["params"] = Json::array();
        for (auto const& parameter : query.parameters) one["params"].push_back(parameter.name);
        json[query.name] = std::move(one);
    }
    return json;
}

}  // namespace

int datasette_metadata(MetadataOptions const& options, Terminal const& terminal) {
    auto const path = find_database(options.database);
    Database const database = open_database(path);
    Json json;
    About const about = xitan::about(database);
    json["title"] = about.title;
    json["license"] = about.licence;
    json["source"] = about.citation;
    // Datasette calls a database by the name of its file.
    Json& content = json["databases"][path.stem().string()];
    content["tables"] = tables(database);
    add_terms(content["tables"], database, about);
    content["queries"] = canned(catalog(query_files()));
    terminal.out << json.dump(2) << '\n';
    return 0;
}

}  // namespace xitan
