// SPDX-License-Identifier: MIT
// `xitan search` as a person or a program meets it.
#include "cli/run.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"

#include <nlohmann/json.hpp>

#include <set>
#include <sstream>

namespace xitan::test {

namespace {

struct Outcome {
    int code;
    std::string out, err;
};

Outcome search(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "search");
    arguments.insert(arguments.end(), {"--db", real_database().string()});
    std::ostringstream out, err;
    int const code = run(std::move(arguments), out, err);
    return {code, out.str(), err.str()};
}

}  // namespace

TEST_CASE("search prints a hit a row, with all that it knows of it", "[cli]") {
    auto const [code, out, err] = search({"Gka", "--format", "json"});
    CHECK(code == 0);
    CHECK(err == "");
    auto const hits = nlohmann::json::parse(out);
    REQUIRE(hits.size() == 1);
    CHECK(hits[0]["id"] == "syllable/ng-ka");
    CHECK(hits[0]["kind"] == "syllable");
    CHECK(hits[0]["iast"] == "ṅka");
    CHECK(hits[0]["siddham"] == "𑖒𑖿𑖎");
    CHECK(hits[0]["where"] == "15.01.01");
    CHECK(hits[0]["matched"] == "exact hk");
    CHECK(hits[0].contains("snippet"));
}

TEST_CASE("nothing found is no failure: an empty array, and an explanation beside it", "[cli]") {
    auto const [code, out, err] = search({"kyq", "--format", "json"});
    CHECK(code == 0);
    CHECK(nlohmann::json::parse(out) == nlohmann::json::array());
    CHECK(err.find("nothing was found for `kyq`") != std::string::npos);
    CHECK(err.find("in all schemes") != std::string::npos);
    CHECK(err.find("kya") != std::string::npos);
}

TEST_CASE("an unknown scheme, kind or format is refused with a list of what exists", "[cli]") {
    auto const scheme = search({"ka", "--scheme", "wx"});
    CHECK(scheme.code == 2);
    CHECK(scheme.err.find("`wx`") != std::string::npos);
    CHECK(scheme.err.find("iast, iso15919, hk") != std::string::npos);
    auto const kind = search({"ka", "--kind", "poem"});
    CHECK(kind.code == 2);
    CHECK(kind.err.find("letter, chapter, syllable") != std::string::npos);
    auto const format = search({"ka", "--format", "xml"});
    CHECK(format.code == 2);
    CHECK(format.err.find("markdown") != std::string::npos);
}

TEST_CASE("lists are found by work, title and author, and their letters by characters and meaning", "[cli]") {
    auto const ids = [](std::string const& text, std::string const& kind) {
        auto const found = search({text, "--kind", kind, "--limit", "0", "--format", "json"});
        std::set<std::string> list;
        for (auto const& hit : nlohmann::json::parse(found.out)) list.insert(hit.at("id").get<std::string>());
        return list;
    };
    CHECK(ids("T848-5", "list").count("list/t848-5") == 1);
    CHECK(ids("涅槃", "list") == std::set<std::string>{"list/t374", "list/t375", "list/t1764", "list/c1163"});
    CHECK(ids("Amoghavajra", "list").count("list/t880") == 1);
    CHECK(ids("Huilin", "list").count("list/t2128-25") == 1);
    CHECK(ids("𠷐", "counterpart").count("list/t374") == 1);
    CHECK(ids("作業", "counterpart").count("list/t880") == 1);
    CHECK(ids("ga", "counterpart").count("list/t880") == 1);  // what speaks of the letter
}

TEST_CASE("what other works have comes behind all that the treatise has", "[cli]") {
    for (std::string const text : {"壤", "迦", "渠", "二合", "retroflex"}) {
        INFO(text);
        auto const found = search({text, "--limit", "0", "--format", "json"});
        bool others = false;
        for (auto const& hit : nlohmann::json::parse(found.out)) {
            bool const other = hit.at("kind") == "list" || hit.at("kind") == "counterpart";
            CHECK((other || !others));
            others = others || other;
        }
        CHECK(others);
    }
}

TEST_CASE("a scheme fixes how the text is read", "[cli]") {
    auto const [code, out, err] = search({"za", "--scheme", "hk", "--kind", "letter", "--format", "csv"});
    CHECK(code == 0);
    CHECK(out.find("letter/sha,") != std::string::npos);
    CHECK(out.find("letter/ssa,") == std::string::npos);
}

TEST_CASE("what is cut off is said", "[cli]") {
    auto const [code, out, err] = search({"迦", "--limit", "2", "--format", "jsonl"});
    CHECK(code == 0);
    CHECK(std::count(out.begin(), out.end(), '\n') == 2);
    CHECK(err.find("2 of ") != std::string::npos);
}

TEST_CASE("a text that is too long is searched for in part, and that is said", "[cli]") {
    std::string words;
    for (int i = 0; i < 20000; ++i) words += "ka ";
    auto const [code, out, err] = search({words + "\x1b[2J", "--format", "json"});
    CHECK(code == 0);
    CHECK(err.find("only the first 64 words were looked for, 199") != std::string::npos);
    CHECK(err.find('\x1b') == std::string::npos);
    CHECK(err.size() < 2000);
    CHECK(search({"ka ga", "--format", "json"}).err.find("only the first") == std::string::npos);
}

TEST_CASE("no punctuation on the command line shows an SQLite message", "[cli]") {
    for (std::string const text : {"迦(上)略(上)", "kya.", "-", "a:b", "\"", "*", "NEAR(", "", "[兀*骨]"}) {
        INFO(text);
        auto const [code, out, err] = search({text, "--format", "json"});
        CHECK(code == 0);
        CHECK(nlohmann::json::parse(out).is_array());
        for (char const* const word : {"fts5", "SQL", "syntax", "MATCH"}) CHECK(err.find(word) == std::string::npos);
    }
}

}  // namespace xitan::test
