// SPDX-License-Identifier: MIT
// csv-metadata.json and datapackage.json are read as their readers would: every file, column, key and reference that
// they name is looked up in the CSV files beside them.
#include "export/grid.hpp"
#include "store/sha256.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

using namespace xitan;
using namespace xitan::test;

namespace {

using Json = nlohmann::json;

// What both say of one file, in the terms of CSV.
struct Described {
    struct Column {
        std::string name, meaning, type;
        bool required;
        bool operator==(Column const&) const = default;
    };
    struct Link {
        std::string column, file, file_column;
        bool operator==(Link const&) const = default;
    };
    std::string file, title;
    std::vector<Column> columns;
    std::vector<std::string> key;
    std::vector<Link> links;
    bool operator==(Described const&) const = default;
};

std::vector<Described> described_by_csvw(Json const& metadata) {
    std::vector<Described> all;
    for (Json const& table : metadata.at("tables")) {
        Json const& schema = table.at("tableSchema");
        Described one{
            table.at("url"), table.at("dc:title"), {}, schema.value("primaryKey", std::vector<std::string>()), {}};
        for (Json const& column : schema.at("columns")) {
            CHECK(column.at("titles") == column.at("name"));
            CHECK(column.at("null") == "");
            one.columns.push_back({column.at("name"), column.value("dc:description", ""), column.at("datatype"),
                                   column.value("required", false)});
        }
        for (Json const& key : schema.value("foreignKeys", Json::array())) {
            Json const& to = key.at("reference");
            one.links.push_back({key.at("columnReference"), to.at("resource"), to.at("columnReference")});
        }
        all.push_back(std::move(one));
    }
    return all;
}

std::vector<Described> described_by_package(Json const& package) {
    std::map<std::string, std::string> paths;
    for (Json const& resource : package.at("resources")) paths[resource.at("name")] = resource.at("path");
    std::vector<Described> all;
    for (Json const& resource : package.at("resources")) {
        Json const& schema = resource.at("schema");
        CHECK(schema.at("missingValues") == Json{""});
        Described one{
            resource.at("path"), resource.at("title"), {}, schema.value("primaryKey", std::vector<std::string>()), {}};
        for (Json const& field : schema.at("fields")) {
            one.columns.push_back({field.at("name"), field.value("description", ""), field.at("type"),
                                   field.value("constraints", Json::object()).value("required", false)});
        }
        for (Json const& key : schema.value("foreignKeys", Json::array())) {
            Json const& to = key.at("reference");
            std::string const name = to.at("resource");  // empty: the resource itself
            one.links.push_back({key.at("fields"), name.empty() ? one.file : paths.at(name), to.at("fields")});
        }
        all.push_back(std::move(one));
    }
    return all;
}

using Grids = std::map<std::string, Grid>;  // file → what it holds

void check_columns(Described const& one, Grid const& grid) {
    REQUIRE(grid.columns.size() == one.columns.size());
    std::regex const whole("-?[0-9]+");
    for (std::size_t i = 0; i < one.columns.size(); ++i) {
        auto const& column = one.columns[i];
        INFO(column.name);
        CHECK(grid.columns[i] == column.name);
        auto const cells = grid.column(column.name);
        bool const nulls = std::count(cells.begin(), cells.end(), GridCell()) > 0;
        CHECK(column.required == !nulls);
        bool const numbers = std::all_of(cells.begin(), cells.end(),
                                         [&](GridCell const& cell) { return !cell || std::regex_match(*cell, whole); });
        if (column.type == "integer") CHECK(numbers);
        CHECK((column.type == "integer" || column.type == "string"));
    }
}

void check_keys(Described const& one, Grids const& grids) {
    Grid const& grid = grids.at(one.file);
    if (!one.key.empty()) {
        std::set<GridRow> seen;
        std::vector<std::vector<GridCell>> parts;
        for (std::string const& name : one.key) parts.push_back(grid.column(name));
        for (std::size_t row = 0; row < grid.rows.size(); ++row) {
            GridRow key;
            for (auto const& part : parts) key.push_back(part[row]);
            CHECK(seen.insert(std::move(key)).second);
        }
    }
    for (auto const& link : one.links) {
        INFO(link.column << " -> " << link.file << ' ' << link.file_column);
        REQUIRE(grids.contains(link.file));
        auto const targets = grids.at(link.file).column(link.file_column);
        std::multiset<GridCell> const known(targets.begin(), targets.end());
        std::set<std::string> lost;  // CSVW wants exactly one row
        for (GridCell const& cell : grid.column(link.column)) {
            if (cell && known.count(cell) != 1) lost.insert(*cell);
        }
        CHECK(lost == std::set<std::string>{});
    }
}

Json json_of(std::vector<ExportFile> const& files, std::string const& path) {
    return Json::parse(bytes_of(files, path));
}

void check_package(std::vector<ExportFile> const& files, std::size_t count) {
    Grids grids;
    for (auto const& file : files) {
        if (!file.companion) grids.emplace(file.path, parse_csv(bytes_of(file)));
    }
    auto const by_csvw = described_by_csvw(json_of(files, "csv-metadata.json"));
    REQUIRE(by_csvw.size() == count);
    REQUIRE(grids.size() == count);
    for (Described const& one : by_csvw) {
        INFO(one.file);
        REQUIRE(grids.contains(one.file));
        check_columns(one, grids.at(one.file));
        check_keys(one, grids);
    }
    CHECK((by_csvw == described_by_package(json_of(files, "datapackage.json"))));
}

Database real() { return Database::open_read_only(real_database()); }

}  // namespace

TEST_CASE("both descriptions name the files, columns, types, keys and references that there are", "[export]") {
    Database const database = real();
    check_package(files_of("csv", {database, all_sets()}), all_sets().size());
}

TEST_CASE("an export of some data sets describes these, and refers to no others", "[export]") {
    Database const database = real();
    check_package(files_of("csv", {database, {set_named("readings"), set_named("lines")}}), 2);
    auto const one = files_of("csv", {database, {set_named("chapters")}});
    check_package(one, 1);
    auto const links = described_by_package(json_of(one, "datapackage.json")).at(0).links;
    REQUIRE(links.size() == 1);  // to itself
    CHECK(links[0].file == "chapters.csv");
}

TEST_CASE("the references of the heads are all described where all sets are exported", "[export]") {
    Database const database = real();
    auto const described = described_by_csvw(json_of(files_of("csv", {database, all_sets()}), "csv-metadata.json"));
    std::size_t count = 0;
    for (std::size_t i = 0; i < all_sets().size(); ++i) {
        INFO(described[i].file);
        CHECK(described[i].links.size() == all_sets()[i].references.size());
        CHECK(described[i].key == all_sets()[i].key);
        count += described[i].links.size();
    }
    CHECK(count >= 25);
}

TEST_CASE("the data package knows size and digest of its files, with a byte-order mark too", "[export]") {
    Database const database = real();
    for (bool const excel : {false, true}) {
        auto const files = files_of("csv", {database, {set_named("letters"), set_named("withdrawn")}, excel});
        Json const package = json_of(files, "datapackage.json");
        for (Json const& resource : package.at("resources")) {
            std::string const bytes = bytes_of(files, resource.at("path"));
            Sha256 hash;
            hash.add(bytes);
            CHECK(resource.at("bytes") == bytes.size());
            CHECK(resource.at("hash") == "sha256:" + hash.hex());
        }
    }
}
