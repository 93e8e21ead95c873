// SPDX-License-Identifier: MIT
#include "export/cldf_metadata.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace xitan {

namespace {

using Json = nlohmann::ordered_json;

// A column that the ontology knows, under the name that it gives.
struct Term {
    std::string_view column;
    std::string_view property;
    std::string_view format = {};     // a regular expression
    std::string_view value_url = {};  // of what a value names
    std::string_view separator = {};  // of a list
};

constexpr std::array terms{
    Term{"ID", "id", R"([a-zA-Z0-9_\-]+)"},
    Term{"Name", "name"},
    Term{"Comment", "comment"},
    Term{"Source", "source", {}, {}, ";"},
    Term{"Language_ID", "languageReference"},
    Term{"Entry_ID", "entryReference"},
    Term{"Headword", "headword"},
    Term{"Value", "value"},
    Term{"Form", "form"},
    Term{"Glottocode", "glottocode", "[a-z0-9]{4}[1-9][0-9]{3}",
         "http://glottolog.org/resource/languoid/id/{Glottocode}"},
    Term{"ISO639P3code", "iso639P3code", "[a-z]{3}"},
};

// A table that the ontology knows, and the columns without which it is none.
struct Component {
    std::string_view table;
    std::string_view term;
    std::vector<std::string_view> required;
};

std::vector<Component> const& components() {
    static std::vector<Component> const list{
        {"entries", "EntryTable", {"ID", "Language_ID", "Headword"}},
        {"languages", "LanguageTable", {"ID"}},
    };
    return list;
}

std::string ontology(std::string_view term) { return "http://cldf.clld.org/v1.0/terms.rdf#" + std::string(term); }

std::string file_of(std::string const& table) { return table + ".csv"; }

// What the schema says of the column of that name, or nothing.
std::string described(Database const& database, std::string const& view, std::string const& column) {
    std::string text;
    database.each("SELECT text FROM description WHERE object = ?1 AND \"column\" = lower(?2)", {view, column},
                  [&](ResultRow const& row) { text = row.text(0); });
    return text;
}

Json column_json(Database const& database, CldfTable const& table, CldfColumn const& column) {
    Json json{{"name", column.name}};
    auto const term = std::find_if(terms.begin(), terms.end(), [&](Term const& t) { return t.column == column.name; });
    bool const known = term != terms.end();
    if (known) json["propertyUrl"] = ontology(term->property);
    if (auto const text = described(database, table.set.view, column.name); !text.empty())
        json["dc:description"] = text;
    json["required"] = column.any && !column.gaps;
    json["datatype"] = column.numbers ? "integer" : "string";
    if (known && !term->format.empty()) json["datatype"] = Json{{"base", "string"}, {"format", term->format}};
    if (known && !term->value_url.empty()) json["valueUrl"] = term->value_url;
    if (known && !term->separator.empty()) json["separator"] = term->separator;
    return json;
}

Json schema_json(Database const& database, CldfTable const& table) {
    Json schema{{"columns", Json::array()}, {"primaryKey", table.set.key}, {"foreignKeys", Json::array()}};
    for (CldfColumn const& column : table.columns) schema["columns"].push_back(column_json(database, table, column));
    for (Reference const& reference : table.set.references) {
        Json const target{{"resource", file_of(reference.set)},
                          {"columnReference", Json::array({reference.set_column})}};
        schema["foreignKeys"].push_back({{"columnReference", Json::array({reference.column})}, {"reference", target}});
    }
    return schema;
}

bool has_all(CldfTable const& table, std::vector<std::string_view> const& required) {
    return std::all_of(required.begin(), required.end(), [&](std::string_view name) {
        return std::any_of(table.columns.begin(), table.columns.end(),
                           [&](CldfColumn const& c) { return c.name == name && c.any && !c.gaps; });
    });
}

Json table_json(Database const& database, CldfTable const& table) {
    Json json{{"url", file_of(table.set.query.name)}};
    for (Component const& component : components()) {
        if (component.table == table.set.query.name && has_all(table, component.required)) {
            json["dc:conformsTo"] = ontology(component.term);
        }
    }
    json["dc:description"] = table.set.query.title + (table.set.query.help.empty() ? "" : ' ' + table.set.query.help);
    json["tableSchema"] = schema_json(database, table);
    return json;
}

}  // namespace

Json cldf_metadata(Database const& database, std::vector<CldfTable> const& tables) {
    Json json{{"@context", {"http://www.w3.org/ns/csvw", {{"@language", "en"}}}},
              {"dc:conformsTo", ontology("Generic")},
              {"dc:title", database.text("SELECT title_zh || ': ' || title_en FROM work")},
              {"dc:bibliographicCitation", database.text("SELECT citation FROM work")},
              {"dc:license", database.text("SELECT licence FROM work")},
              {"dc:hasVersion", database.text("SELECT version FROM work")},
              {"dc:source", "sources.bib"},
              {"dialect", {{"commentPrefix", nullptr}}},
              {"tables", Json::array()}};
    for (CldfTable const& table : tables) json["tables"].push_back(table_json(database, table));
    return json;
}

}  // namespace xitan
