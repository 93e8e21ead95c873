// SPDX-License-Identifier: MIT
// The program and the stock shell give the same rows, in an order that leaves nothing to chance.
#include "query/stock_shell.hpp"
#include "support/catch.hpp"

using namespace xitan;
using namespace xitan::test;

namespace {

// With nothing, with each example alone, and with all of them.
std::vector<Arguments> ways_of_asking(Query const& query) {
    std::vector<Arguments> ways{{}};
    for (auto const& parameter : query.parameters) ways.push_back({{parameter.name, parameter.example}});
    if (query.parameters.size() > 1) ways.push_back(examples(query));
    return ways;
}

}  // namespace

TEST_CASE("every query gives rows for its examples, the same in the program and in the stock shell", "[query]") {
    if (!has_stock_shell()) WARN("no sqlite3 shell is installed: only the program is asked");
    for (Query const& query : all_queries()) {
        for (Arguments const& arguments : ways_of_asking(query)) {
            INFO(query.name << '\n' << settings(arguments));
            std::string const ours = text_of_program(query, arguments);
            CHECK_FALSE(ours.empty());
            if (has_stock_shell()) CHECK((ours == text_of_shell(query, settings(arguments))));
        }
    }
}

TEST_CASE("the order of the rows does not hang on how SQLite goes about it", "[query]") {
    if (!has_stock_shell()) {
        WARN("no sqlite3 shell is installed: the order of the rows is not tested");
        return;
    }
    for (Query const& query : all_queries()) {
        INFO(query.name);
        CHECK((text_of_program(query, {}) == text_of_shell(query, "PRAGMA reverse_unordered_selects = ON;\n")));
    }
}

TEST_CASE("a parameter that is empty is open, as a form on a web page leaves it", "[query]") {
    for (Query const& query : all_queries()) {
        Arguments empty;
        for (auto const& parameter : query.parameters) empty[parameter.name] = "";
        INFO(query.name);
        CHECK((text_of_program(query, empty) == text_of_program(query, {})));
    }
}

TEST_CASE("a chapter is named by number, with or without a zero, or by id", "[query]") {
    std::size_t asked = 0;
    for (Query const& query : all_queries()) {
        if (!examples(query).contains("chapter")) continue;
        INFO(query.name);
        ++asked;
        std::string const rows = text_of_program(query, {{"chapter", "2"}});
        CHECK((rows == text_of_program(query, {{"chapter", "02"}})));
        CHECK((rows == text_of_program(query, {{"chapter", "chapter/02"}})));
        CHECK((rows != text_of_program(query, {})));
        // The shell makes a bare 02 the number 2.
        if (has_stock_shell()) CHECK((rows == text_of_shell(query, ".parameter init\n.parameter set :chapter 02\n")));
    }
    CHECK(asked > 5);
}

TEST_CASE("a letter is named by id, by the bare id, or by itself in three scripts", "[query]") {
    std::size_t asked = 0;
    for (Query const& query : all_queries()) {
        if (!examples(query).contains("letter")) continue;
        INFO(query.name);
        ++asked;
        std::string const rows = text_of_program(query, {{"letter", "letter/dda"}});
        for (auto const* name : {"dda", "ḍa", "𑖚", "ड", "d\u0323a"}) {  // the last is decomposed
            INFO(name);
            CHECK((rows == text_of_program(query, {{"letter", name}})));
        }
        CHECK((rows != text_of_program(query, {})));
    }
    CHECK(asked >= 5);
}
