// SPDX-License-Identifier: MIT
// The rules of the CLDF standard (1.1) and of CSVW, as far as this data set is under them.
#include "export/cldf_tables.hpp"
#include "export/exported.hpp"
#include "store/rich_treatise.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/tiny_treatise.hpp"
#include "text/utf8.hpp"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>

using namespace xitan;
using namespace xitan::test;

namespace {

using Json = nlohmann::json;
using Rows = std::vector<std::vector<std::string>>;

std::string const ontology = "http://cldf.clld.org/v1.0/terms.rdf#";

// Terms of the ontology that tables and columns may be called by, and the columns that such a table must have.
std::map<std::string, std::set<std::string>> const table_terms{
    {"LanguageTable", {"id"}},
    {"EntryTable", {"id", "languageReference", "headword"}},
};
std::set<std::string> const column_terms{
    "id",       "name",  "comment", "source",     "languageReference", "entryReference",
    "headword", "value", "form",    "glottocode", "iso639P3code"};

std::string term(Json const& uri) {
    std::string const text = uri.get<std::string>();
    REQUIRE(text.starts_with(ontology));
    return text.substr(ontology.size());
}

struct DataSetOnDisk {
    std::map<std::string, std::string> files;
    Json metadata;
    std::map<std::string, Rows> tables;  // by URL, with the head

    explicit DataSetOnDisk(Database const& database) : files(exported(database, "cldf")) {
        metadata = Json::parse(files.at("cldf/Generic-metadata.json"));
        for (Json const& table : metadata.at("tables")) {
            std::string const url = table.at("url");
            tables[url] = csv_rows(files.at("cldf/" + url));
        }
    }

    // The values of a column, without NULLs.
    [[nodiscard]] std::vector<std::string> column(std::string const& url, std::string const& name) const {
        Rows const& rows = tables.at(url);
        auto const at = std::find(rows[0].begin(), rows[0].end(), name);
        REQUIRE(at != rows[0].end());
        std::vector<std::string> values;
        for (std::size_t i = 1; i < rows.size(); ++i) {
            auto const& value = rows[i][static_cast<std::size_t>(at - rows[0].begin())];
            if (!value.empty()) values.push_back(value);
        }
        return values;
    }
};

std::set<std::string> citation_keys(std::string const& bibtex) {
    std::set<std::string> keys;
    std::istringstream in(bibtex);
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with("@misc{")) continue;
        CHECK(keys.insert(line.substr(6, line.find(',') - 6)).second);
    }
    return keys;
}

// Every value of a column is of its datatype, and there where it is required.
void check_values(DataSetOnDisk const& set, std::string const& url, Json const& column) {
    auto const values = set.column(url, column.at("name"));
    if (column.at("required").get<bool>()) CHECK(values.size() == set.tables.at(url).size() - 1);
    Json const& type = column.at("datatype");
    std::regex const format(type.is_object()    ? type.at("format").get<std::string>()
                            : type == "integer" ? "-?[0-9]+"
                                                : "[^]*");
    bool const all = std::all_of(values.begin(), values.end(),
                                 [&](std::string const& value) { return std::regex_match(value, format); });
    CHECK(all);
}

void check_columns(DataSetOnDisk const& set, Json const& table) {
    std::string const url = table.at("url");
    std::set<std::string> terms;
    std::vector<std::string> names;
    for (Json const& column : table.at("tableSchema").at("columns")) {
        names.push_back(column.at("name"));
        INFO(names.back());
        check_values(set, url, column);
        if (!column.contains("propertyUrl")) continue;
        std::string const property = term(column.at("propertyUrl"));
        CHECK(column_terms.contains(property));
        CHECK(terms.insert(property).second);  // a term stands once in a table
        CHECK(column.contains("separator") == (property == "source"));
        if (property == "id") CHECK(column.at("datatype").at("format") == R"([a-zA-Z0-9_\-]+)");
    }
    CHECK(names == set.tables.at(url)[0]);
    CHECK(terms.contains("id"));
    if (!table.contains("dc:conformsTo")) return;
    for (auto const& property : table_terms.at(term(table.at("dc:conformsTo")))) CHECK(terms.contains(property));
}

void check_keys(DataSetOnDisk const& set, Json const& table) {
    std::string const url = table.at("url");
    Json const& schema = table.at("tableSchema");
    CHECK(schema.at("primaryKey") == Json::array({"ID"}));
    auto const ids = set.column(url, "ID");
    CHECK(std::set<std::string>(ids.begin(), ids.end()).size() == set.tables.at(url).size() - 1);
    for (Json const& key : schema.at("foreignKeys")) {
        REQUIRE(key.at("columnReference").size() == 1);
        REQUIRE(key.at("reference").at("columnReference").size() == 1);
        INFO(key);
        auto const there =
            set.column(key.at("reference").at("resource"), key.at("reference").at("columnReference").at(0));
        std::set<std::string> const known(there.begin(), there.end());
        auto const here = set.column(url, key.at("columnReference").at(0));
        CHECK(std::all_of(here.begin(), here.end(), [&](std::string const& id) { return known.contains(id); }));
    }
}

// meier2015[3-12];…: the key is in the file of sources.
void check_sources(DataSetOnDisk const& set, Json const& table, std::set<std::string> const& keys) {
    std::string const url = table.at("url");
    auto const& head = set.tables.at(url)[0];
    if (std::find(head.begin(), head.end(), "Source") == head.end()) return;
    static std::regex const form(R"(([^\[\];]+)\[[^\[\];]+\])");
    for (std::string const& source : set.column(url, "Source")) {
        std::smatch match;
        REQUIRE(std::regex_match(source, match, form));
        REQUIRE(keys.contains(match[1]));
    }
}

void check(DataSetOnDisk const& set) {
    for (auto const& [path, text] : set.files) {
        INFO(path);
        CHECK(text_problems(text, 1).empty());
        CHECK_FALSE(text.starts_with("\xEF\xBB\xBF"));
    }
    CHECK(set.files.size() == set.tables.size() + 2);
    CHECK(term(set.metadata.at("dc:conformsTo")) == "Generic");
    CHECK(set.metadata.at("@context").at(0) == "http://www.w3.org/ns/csvw");
    for (auto const* const property : {"dc:bibliographicCitation", "dc:license", "dc:title"}) {
        CHECK_FALSE(set.metadata.at(property).get<std::string>().empty());
    }
    auto const keys = citation_keys(set.files.at("cldf/" + set.metadata.at("dc:source").get<std::string>()));
    std::set<std::string> components;
    for (Json const& table : set.metadata.at("tables")) {
        INFO(table.at("url"));
        if (table.contains("dc:conformsTo")) CHECK(components.insert(term(table.at("dc:conformsTo"))).second);
        check_columns(set, table);
        check_keys(set, table);
        check_sources(set, table, keys);
    }
}

Json const& table(DataSetOnDisk const& set, std::string const& url) {
    for (Json const& one : set.metadata.at("tables")) {
        if (one.at("url") == url) return one;
    }
    throw std::logic_error("there is no table " + url);
}

}  // namespace

TEST_CASE("the CLDF data set of the real sources keeps the rules of the standard", "[export]") {
    DataSetOnDisk const set(Database::open_read_only(real_database()));
    check(set);
    CHECK(term(table(set, "entries.csv").at("dc:conformsTo")) == "EntryTable");
    CHECK(term(table(set, "languages.csv").at("dc:conformsTo")) == "LanguageTable");
}

TEST_CASE("the CLDF data set of a made-up treatise keeps the rules of the standard", "[export]") {
    check(DataSetOnDisk(rich_database()));
}

TEST_CASE("a treatise that is written in a scheme of its own has its headwords in it", "[export]") {
    Database const database = database_of(Compiled(std::filesystem::path(XITAN_ROOT) / "tests/second/sources"));
    DataSetOnDisk const set(database);
    check(set);
    CHECK(term(table(set, "entries.csv").at("dc:conformsTo")) == "EntryTable");
    auto const headwords = set.column("entries.csv", "Headword");
    CHECK(std::find(headwords.begin(), headwords.end(), "stlë") != headwords.end());
}

TEST_CASE("a treatise without languages has no table of them, and claims no dictionary", "[export]") {
    DataSetOnDisk const set(database_of(Compiled(tiny_treatise())));
    check(set);
    CHECK_FALSE(set.tables.contains("languages.csv"));
    CHECK_FALSE(table(set, "entries.csv").contains("dc:conformsTo"));
}

TEST_CASE("the rows of the CLDF tables are those of the database", "[export]") {
    Database const database = Database::open_read_only(real_database());
    DataSetOnDisk const set(database);
    auto const rows = [&](std::string const& url) { return std::int64_t(set.tables.at(url).size()) - 1; };
    CHECK(rows("entries.csv") == database.integer("SELECT count(*) FROM entry WHERE kind IN ('letter', 'syllable')"));
    CHECK(rows("cells.csv") == database.integer("SELECT count(*) FROM cell"));
    CHECK(rows("chapters.csv") == database.integer("SELECT count(*) FROM chapter"));
    CHECK(rows("readings.csv") == database.integer("SELECT count(*) FROM reading"));
    CHECK(rows("fanqie.csv") == database.integer("SELECT count(*) FROM resolution"));
    CHECK(rows("languages.csv") == database.integer("SELECT count(*) FROM language"));

    std::vector<std::string> printed;
    database.each("SELECT printed FROM readings ORDER BY line, CAST(substr(id, instr(id, '.') + 1) AS INTEGER)",
                  [&](ResultRow const& row) { printed.emplace_back(row.text(0)); });
    CHECK(set.column("readings.csv", "Value") == printed);
}

TEST_CASE("every reading is of an entry or of a chapter", "[export]") {
    DataSetOnDisk const set(Database::open_read_only(real_database()));
    CHECK(set.column("readings.csv", "Entry_ID").size() + set.column("readings.csv", "Chapter_ID").size() ==
          set.tables.at("readings.csv").size() - 1);
}

TEST_CASE("an id of CLDF leads back to ours", "[export]") {
    Database const database = Database::open_read_only(real_database());
    auto const back = [](std::string id) {
        id = std::regex_replace(id, std::regex("__"), ".");
        return std::regex_replace(id, std::regex("_"), "/");
    };
    std::int64_t same = 0;
    auto const select = "SELECT id FROM entry UNION ALL SELECT id FROM readings";
    database.each(select, [&](ResultRow const& row) {
        std::string const id(row.text(0));
        same += back(cldf_id(id)) == id;
    });
    CHECK(same == database.integer(std::string("SELECT count(*) FROM (") + select + ")"));
    CHECK(cldf_id("cell/02.26.01") == "cell_02__26__01");
    CHECK(cldf_id("syllable/k-ya") == "syllable_k-ya");
}

TEST_CASE("the CLDF data set is the same from run to run", "[export]") {
    Database const database = Database::open_read_only(real_database());
    CHECK(exported(database, "cldf") == exported(database, "cldf"));
    CHECK(exported(rich_database(), "cldf") == exported(rich_database(), "cldf"));
}
