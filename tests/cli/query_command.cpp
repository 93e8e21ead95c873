// SPDX-License-Identifier: MIT
#include "cli/command_line.hpp"
#include "query/stock_shell.hpp"
#include "support/catch.hpp"

#include <nlohmann/json.hpp>

using namespace xitan;
using namespace xitan::test;

TEST_CASE("a query is asked by name with arguments, in the format that is wanted", "[cli]") {
    auto const csv = xitan_run_on_real({"query", "dictionary", "from=ka", "to=kā", "--format", "csv"});
    CHECK(csv.code == 0);
    CHECK(csv.err.empty());
    CHECK(csv.out ==
          "dictionary_order,syllable,iast,siddham,devanagari,cluster,vowel\n"
          "17,syllable/ka,ka,𑖎,क,k,a\n"
          "18,syllable/kam,kaṃ,𑖎𑖽,कं,k,aṃ\n"
          "19,syllable/kah,kaḥ,𑖎𑖾,कः,k,aḥ\n"
          "20,syllable/kaa,kā,𑖎𑖯,का,k,ā\n");
    auto const table = xitan_run_on_real({"query", "syllable", "syllable=kṛ"});
    CHECK(table.out.starts_with("syllable"));
    CHECK(table.out.find("syllable/kvr  kṛ") != std::string::npos);
    CHECK(table.out.find("\x1b") == std::string::npos);
}

TEST_CASE("an answer without rows is no failure, but is said", "[cli]") {
    auto const nothing = xitan_run_on_real({"query", "letter", "letter=zz", "--format", "json"});
    CHECK(nothing.code == 0);
    CHECK(nothing.out == "[]\n");
    CHECK(nothing.err == "xitan: the answer has no rows\n");
}

TEST_CASE("what does not exist is named, with what does", "[cli]") {
    struct Case {
        std::vector<std::string> arguments;
        std::string part;
    };
    for (auto const& [arguments, part] : std::vector<Case>{
             {{"query", "leter"}, "there is no query `leter`; did you mean `letter`?"},
             {{"query"}, "which query?"},
             {{"query", "letter", "ka"}, "write name=value, such as letter=ka"},
             {{"query", "letter", "=ka"}, "write name=value"},
             {{"query", "letter", "later=ka"}, "has no parameter `later`; it has letter"},
             {{"query", "letter", "letter=ka", "letter=kha"}, "the argument `letter` is given twice"},
             {{"--db", "x.db", "query", "letter"}, "`--db` belongs behind `query`"},
             {{"query", "lists", "from=abc"}, "`from` is a year, in digits: from=418"},
             {{"query", "letter-through-time", "to=５００"}, "`to` is a year, in digits: to=800"},
             {{"query", "letter", "--format", "xml"}, "table, csv, json, jsonl, markdown"},
         }) {
        INFO(part);
        auto const outcome = xitan_run(arguments);
        CHECK(outcome.code == 2);
        CHECK(outcome.out.empty());
        CHECK(outcome.err.find(part) != std::string::npos);
    }
}

TEST_CASE("the list of queries has each, and needs no database", "[cli]") {
    auto const list = xitan_run({"query", "--list", "--format", "json"});
    REQUIRE(list.code == 0);
    auto const rows = nlohmann::json::parse(list.out);
    REQUIRE(rows.size() == all_queries().size());
    for (std::size_t i = 0; i < rows.size(); ++i) CHECK(rows[i].at("query") == all_queries()[i].name);
}

TEST_CASE("the SQL of a query is its file, and its description is made of the head", "[cli]") {
    auto const& letter = query_named("letter");
    CHECK(xitan_run({"query", "letter", "--sql"}).out == letter.sql);
    auto const described = xitan_run({"query", "letter", "--describe"});
    CHECK(described.out.starts_with(letter.title + '\n'));
    CHECK(described.out.find("  letter  " + letter.parameters[0].help + '\n') != std::string::npos);
    CHECK(described.out.ends_with("Example:\n  xitan query letter letter=ka\n"));
    CHECK(xitan_run({"query", "letter", "--help"}).out.find(described.out) != std::string::npos);
    CHECK(xitan_run({"query", "clusters", "--describe"}).out.find("cluster=\"k y\"") != std::string::npos);
}
