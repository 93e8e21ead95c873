// SPDX-License-Identifier: MIT
// An invented treatise on an invented alphabet, in sources of its own: it compiles, is audited, searched, shown and
// exported by the program as it is, which so knows nothing of the treatise for which it was written.
#include "cli/command_line.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

#include <nlohmann/json.hpp>

#include <filesystem>

using namespace xitan::test;

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

std::string const sources = (fs::path(XITAN_ROOT) / "tests" / "second" / "sources").string();

// Built once; gone at the end of the process.
std::string const& database() {
    static TemporaryFolder const folder;
    static std::string const file = [] {
        std::string const path = (folder.path() / "reed.db").string();
        Outcome const outcome = xitan_run({"build", "--sources", sources, "--output", path});
        INFO(outcome.err);
        REQUIRE(outcome.code == 0);
        return path;
    }();
    return file;
}

Outcome on_second(std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--db", database()});
    return xitan_run(std::move(arguments));
}

Json json_of(std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--format", "json"});
    Outcome const outcome = on_second(std::move(arguments));
    INFO(outcome.err);
    REQUIRE(outcome.code == 0);
    return Json::parse(outcome.out);
}

}  // namespace

TEST_CASE("a second treatise compiles and its figures agree with its own rules", "[second]") {
    Outcome const check = xitan_run({"check", "--sources", sources});
    CHECK(check.code == 0);
    CHECK(check.err.empty());
    CHECK(check.out.find("8 letters, 3 chapters") != std::string::npos);
    CHECK(check.out.find("5 rows, 15 cells") != std::string::npos);
    CHECK(check.out.find("plain 12 = 12") != std::string::npos);
    CHECK(check.out.find("5 figures: 5 agree\n") != std::string::npos);
}

TEST_CASE("a second treatise is searched by its own schemes and by words", "[second]") {
    for (std::string const typed : {"stlë", "stle", "ᜐ᜔ᜆ᜔ᜎᜒ"}) {
        INFO(typed);
        Json const hits = json_of({"search", typed});
        REQUIRE(hits.size() == 1);
        CHECK(hits[0].at("id") == "syllable/s-t-lee");
        CHECK(hits[0].at("reed") == "stlë");
        CHECK(hits[0].at("rods") == "ᜐ᜔ᜆ᜔ᜎᜒ");
    }
    CHECK(json_of({"search", "hissing"})[0].at("id") == "chapter/02");
    CHECK(json_of({"search", "蓑波盧"})[0].at("id") == "syllable/s-p-lu");
}

TEST_CASE("cards of a second treatise are written in its scheme and its script", "[second]") {
    Outcome const letter = on_second({"show", "to"});
    CHECK(letter.out.starts_with("ᜆ  to  多\n"));
    CHECK(letter.out.find("得戈反") != std::string::npos);
    Outcome const chapter = on_second({"show", "chapter/02"});
    CHECK(chapter.out.find("superscribe so to the rows of chapter 1") != std::string::npos);
    CHECK(chapter.out.find("stlo  stlu  stlë") != std::string::npos);
    CHECK(chapter.out.find("so              left out: a letter does not stand on itself") != std::string::npos);
}

TEST_CASE("a second treatise is exported like the first", "[second]") {
    TemporaryFolder const folder;
    Outcome const outcome = on_second({"export", folder.path().string(), "--format", "all"});
    INFO(outcome.err);
    REQUIRE(outcome.code == 0);
    Json const syllables = Json::parse(read_file(folder.path() / "syllables.json"));
    CHECK(syllables.size() == 23);
    CHECK(syllables[0].at("iast").is_null());  // a scheme that it does not have
    CHECK(Json::parse(read_file(folder.path() / "letter" / "ee.json")).at("spellings").at("rods") == "ᜁ");
    Json const cells = Json::parse(read_file(folder.path() / "cells.json"));
    REQUIRE(cells.size() == 15);
    CHECK(cells[0].at("id") == "cell/01.01.01");
    CHECK(cells[0].at("readings_zh") == "多羅");
    CHECK(read_file(folder.path() / "rows.csv").find("row/01.03,1,3,s l,disputed,3\n") != std::string::npos);
}

TEST_CASE("every named query can be asked of a second treatise", "[second]") {
    Json const list = Json::parse(xitan_run({"query", "--list", "--format", "json"}).out);
    REQUIRE_FALSE(list.empty());
    for (Json const& query : list) {
        INFO(query.at("query"));
        Outcome const outcome = on_second({"query", query.at("query").get<std::string>(), "--format", "csv"});
        CHECK(outcome.code == 0);
    }
}

TEST_CASE("a second treatise without letter lists has no matrix, and says so", "[second]") {
    Outcome const outcome = on_second({"matrix"});
    CHECK(outcome.code == 2);
    CHECK(outcome.err == "xitan: this database holds no lists of letters\n");
}
