// SPDX-License-Identifier: MIT
#include "export/csvw.hpp"

#include "export/described.hpp"

#include <nlohmann/json.hpp>

#include <ostream>

namespace xitan {

namespace {

using Json = nlohmann::ordered_json;

// Said in full, since the defaults take a line with # for a comment. A byte-order mark is part of UTF-8 there.
Json dialect() {
    return {{"encoding", "utf-8"}, {"lineTerminators", {"\n"}}, {"quoteChar", "\""}, {"doubleQuote", true},
            {"delimiter", ","},    {"commentPrefix", nullptr},  {"header", true},    {"trim", false}};
}

Json column_json(DescribedColumn const& column, About const& about) {
    Json json{{"name", column.name}, {"titles", column.name}};
    if (!column.meaning.empty()) json["dc:description"] = column.meaning;
    json["datatype"] = column.whole ? "integer" : "string";
    json["null"] = "";
    if (!column.nulls) json["required"] = true;
    if (column.quotes) json["dc:license"] = about.quotations_licence;
    return json;
}

Json table_json(DescribedSet const& described, About const& about) {
    DataSet const& set = described.set;
    Json json{{"url", set.query.name + ".csv"}, {"dc:title", set.query.title}};
    if (!set.query.help.empty()) json["dc:description"] = set.query.help;
    Json& schema = json["tableSchema"];
    schema["columns"] = Json::array();
    for (DescribedColumn const& column : described.columns) schema["columns"].push_back(column_json(column, about));
    if (!set.key.empty()) schema["primaryKey"] = set.key;
    for (Reference const& reference : set.references) {
        schema["foreignKeys"].push_back(
            {{"columnReference", reference.column},
             {"reference", {{"resource", reference.set + ".csv"}, {"columnReference", reference.set_column}}}});
    }
    return json;
}

void write(ExportRequest const& request, std::ostream& out) {
    About const about = xitan::about(request.database);
    Json json;
    json["@context"] = {"http://www.w3.org/ns/csvw", {{"@language", "en"}}};
    json["dc:title"] = about.title;
    json["dc:bibliographicCitation"] = about.citation;
    json["dc:license"] = about.licence;
    json["schema:version"] = about.version;
    json["dialect"] = dialect();
    json["tables"] = Json::array();
    for (DescribedSet const& set : described(request)) json["tables"].push_back(table_json(set, about));
    out << json.dump(2) << '\n';
}

}  // namespace

ExportFile csvw_file(ExportRequest const& request) {
    return {"csv-metadata.json", [request](std::ostream& out) { write(request, out); }, true};
}

}  // namespace xitan
