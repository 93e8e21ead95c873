// SPDX-License-Identifier: MIT
#include "export/frictionless.hpp"

#include "export/described.hpp"
#include "store/sha256.hpp"

#include <nlohmann/json.hpp>

#include <ostream>
#include <streambuf>

namespace xitan {

namespace {

using Json = nlohmann::ordered_json;

// Weighs what is written to it, and keeps nothing.
class Scale : public std::streambuf {
public:
    [[nodiscard]] std::size_t bytes() const { return bytes_; }
    [[nodiscard]] std::string sha256() { return hash_.hex(); }

protected:
    std::streamsize xsputn(char const* text, std::streamsize count) override {
        hash_.add({text, static_cast<std::size_t>(count)});
        bytes_ += static_cast<std::size_t>(count);
        return count;
    }

    int_type overflow(int_type one) override {
        if (traits_type::eq_int_type(one, traits_type::eof())) return traits_type::not_eof(one);
        char const c = traits_type::to_char_type(one);
        return xsputn(&c, 1) == 1 ? one : traits_type::eof();
    }

private:
    Sha256 hash_;
    std::size_t bytes_ = 0;
};

// Our data, and what is quoted: two licences where there is both.
Json licences(About const& about, std::string const& quoting) {
    Json list = Json::array();
    list.push_back({{"name", about.licence}, {"title", "data and commentary: " + about.licence}});
    if (quoting.empty()) return list;
    list.push_back(
        {{"title", "quotations in " + quoting + ": " + about.quotations_licence}, {"path", about.quotations_url}});
    return list;
}

Json field_json(DescribedColumn const& column) {
    Json json{{"name", column.name}, {"type", column.whole ? "integer" : "string"}};
    if (!column.meaning.empty()) json["description"] = column.meaning;
    if (!column.nulls) json["constraints"] = {{"required", true}};
    return json;
}

Json schema_json(DescribedSet const& described) {
    DataSet const& set = described.set;
    Json json;
    json["fields"] = Json::array();
    for (DescribedColumn const& column : described.columns) json["fields"].push_back(field_json(column));
    json["missingValues"] = {""};
    if (!set.key.empty()) json["primaryKey"] = set.key;
    for (Reference const& reference : set.references) {
        // A set calls itself by no name.
        std::string const resource = reference.set == set.query.name ? std::string() : reference.set;
        json["foreignKeys"].push_back(
            {{"fields", reference.column}, {"reference", {{"resource", resource}, {"fields", reference.set_column}}}});
    }
    return json;
}

Json resource_json(DescribedSet const& described, ExportFile const& file, About const& about) {
    Scale scale;
    std::ostream weighed(&scale);
    file.write(weighed);
    Json json{{"name", described.set.query.name},
              {"path", file.path},
              {"profile", "tabular-data-resource"},
              {"title", described.set.query.title}};
    if (!described.set.query.help.empty()) json["description"] = described.set.query.help;
    json["format"] = "csv";
    json["mediatype"] = "text/csv";
    json["encoding"] = "utf-8";
    json["bytes"] = scale.bytes();
    json["hash"] = "sha256:" + scale.sha256();
    json["dialect"] = {
        {"delimiter", ","}, {"lineTerminator", "\n"}, {"doubleQuote", true}, {"skipInitialSpace", false}};
    json["licenses"] = licences(about, described.quoting());
    json["schema"] = schema_json(described);
    return json;
}

// Where the facts come from.
Json sources(Database const& database) {
    Json list = Json::array();
    database.each("SELECT title, url FROM sources", [&](ResultRow const& row) {
        Json source{{"title", row.text(0)}};
        if (!row.is_null(1)) source["path"] = row.text(1);
        list.push_back(std::move(source));
    });
    return list;
}

void write(ExportRequest const& request, std::vector<ExportFile> const& csv, std::ostream& out) {
    About const about = xitan::about(request.database);
    Json resources = Json::array();
    std::string quoting;  // the sets that quote
    for (DescribedSet const& set : described(request)) {
        resources.push_back(resource_json(set, csv[resources.size()], about));
        if (!set.quoting().empty()) quoting += (quoting.empty() ? "" : ", ") + set.set.query.name;
    }
    Json json{{"profile", "tabular-data-package"},
              {"name", about.name},
              {"title", about.title},
              {"description", about.citation},
              {"version", about.version}};
    json["licenses"] = licences(about, quoting);
    json["sources"] = sources(request.database);
    json["resources"] = std::move(resources);
    out << json.dump(2) << '\n';
}

}  // namespace

ExportFile frictionless_file(ExportRequest const& request, std::vector<ExportFile> csv) {
    return {"datapackage.json", [request, csv = std::move(csv)](std::ostream& out) { write(request, csv, out); }, true};
}

}  // namespace xitan
