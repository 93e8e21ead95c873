// SPDX-License-Identifier: MIT
// Whose the data are, on which terms, and what they mean is said in the same words by all who say it.
#include "export/described.hpp"

#include "cli/command_line.hpp"
#include "export/grid.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/temporary_folder.hpp"
#include "support/treatise.hpp"

#include <nlohmann/json.hpp>

#include <regex>
#include <set>
#include <sstream>

using namespace xitan;
using namespace xitan::test;

namespace {

using Json = nlohmann::json;

Json json_of(std::vector<ExportFile> const& files, std::string const& path) {
    return Json::parse(bytes_of(files, path));
}

Database real() { return Database::open_read_only(real_database()); }

}  // namespace

TEST_CASE("descriptions are those of the schema, in CSVW and Datasette alike", "[export]") {
    Database const database = real();
    Json const csvw = json_of(files_of("csv", {database, all_sets()}), "csv-metadata.json");
    auto const datasette = Json::parse(xitan_run_on_real({"datasette-metadata"}).out);
    Json const& tables = datasette.at("databases").at(real_database().stem().string()).at("tables");
    for (std::size_t i = 0; i < all_sets().size(); ++i) {
        std::string const& view = all_sets()[i].view;
        for (Json const& column : csvw.at("tables").at(i).at("tableSchema").at("columns")) {
            auto const name = column.at("name").get<std::string>(),
                       meaning = column.at("dc:description").get<std::string>();
            INFO(view << ' ' << name);
            CHECK(meaning + '\n' == ask("SELECT text FROM description WHERE object = " + sql_text(view) +
                                        " AND \"column\" = " + sql_text(name)));
            CHECK(meaning == tables.at(view).at("columns").at(name));
        }
    }
}

TEST_CASE("whose the data are, and on which terms, is said by all in the same words", "[export]") {
    Database const database = real();
    auto const files = files_of("csv", {database, all_sets()});
    Json const csvw = json_of(files, "csv-metadata.json"), package = json_of(files, "datapackage.json");
    auto const info = [](std::string const& key) {
        std::string text = ask("SELECT value FROM build_info WHERE key = " + sql_text(key));
        text.pop_back();
        return text;
    };
    auto const datasette = Json::parse(xitan_run_on_real({"datasette-metadata"}).out);
    for (Json const& title : {csvw.at("dc:title"), package.at("title"), datasette.at("title")}) {
        CHECK(title.get<std::string>() + '\n' == ask("SELECT title_zh || ' – ' || title_en FROM work"));
    }
    CHECK(csvw.at("dc:bibliographicCitation") == info("citation"));
    CHECK(package.at("description") == info("citation"));
    CHECK(csvw.at("schema:version") == info("data_version"));
    CHECK(package.at("version") == info("data_version"));
    CHECK(std::regex_match(package.at("name").get<std::string>(), std::regex("[-a-z0-9._]+")));
    CHECK(csvw.at("dc:license") == info("licence"));
    CHECK(package.at("licenses").at(0).at("name") == info("licence"));
    CHECK(package.at("licenses").at(1).at("path") == info("quotations_url"));
    CHECK(std::to_string(package.at("sources").size()) + '\n' == ask("SELECT count(*) FROM sources"));
}

TEST_CASE("columns that quote the text name the terms of the quotations, and no others do", "[export]") {
    Database const database = real();
    auto const files = files_of("csv", {database, all_sets()});
    Json const csvw = json_of(files, "csv-metadata.json"), package = json_of(files, "datapackage.json");
    std::string const terms = about(database).quotations_licence;
    REQUIRE_FALSE(terms.empty());
    for (std::size_t i = 0; i < all_sets().size(); ++i) {
        std::set<std::string> quoting;
        for (Json const& column : csvw.at("tables").at(i).at("tableSchema").at("columns")) {
            if (column.contains("dc:license")) {
                CHECK(column.at("dc:license") == terms);
                quoting.insert(column.at("name").get<std::string>());
            }
        }
        INFO(all_sets()[i].query.name);
        CHECK(quoting == std::set<std::string>(all_sets()[i].quotes.begin(), all_sets()[i].quotes.end()));
        CHECK(package.at("resources").at(i).at("licenses").size() == (quoting.empty() ? 1 : 2));
    }
    CHECK_FALSE(set_named("lines").quotes.empty());
}

TEST_CASE("a database without passages is under the terms of our data alone", "[export]") {
    TemporaryFolder const folder;
    std::ostringstream out;
    Progress progress(Terminal{out, out});
    publish(treatise(), folder.path() / "bare.db", false, progress);
    Database const database = Database::open_read_only(folder.path() / "bare.db");
    CHECK(about(database).quotations_licence.empty());
    auto const files = files_of("csv", {database, {set_named("lines"), set_named("commentary")}});
    CHECK(json_of(files, "datapackage.json").at("licenses").size() == 1);
    for (auto const& one : described({database, all_sets()})) CHECK(one.quoting().empty());
}
