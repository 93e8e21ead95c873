// SPDX-License-Identifier: MIT
// What the letter lists answer.
#include "query/stock_shell.hpp"
#include "support/catch.hpp"

using namespace xitan;
using namespace xitan::test;

namespace {

// Some columns of an answer, joined by |; NULL as -.
std::string answer(std::string_view query, Arguments const& arguments, std::vector<std::string> const& columns) {
    std::string text;
    for (auto const& row : rows_of_program(query_named(query), arguments)) {
        for (auto const& name : columns) {
            auto const& value = row.at(name);
            text += (name == columns.front() ? "" : "|") + (value.is_null()     ? "-"
                                                            : value.is_string() ? value.get<std::string>()
                                                                                : value.dump());
        }
        text += '\n';
    }
    return text;
}

}  // namespace

TEST_CASE("a character is asked with letter and date: 誐 is ṅa in 518 and ga from 707 on", "[query]") {
    Rows const rows = rows_of_program(query_named("character-letters"), {{"text", "誐"}});
    REQUIRE(rows.size() > 2);
    CHECK(rows.at(0).at("list") == "T468");
    CHECK(rows.at(0).at("date") == "518");
    CHECK(rows.at(0).at("slot") == "ṅa");
    CHECK(rows.at(1).at("list") == "T1092");
    for (std::size_t i = 1; i < rows.size(); ++i) CHECK(rows.at(i).at("slot") == "ga");
    for (auto const& row : rows) CHECK(row.at("character") == "誐");
}

TEST_CASE("the voiced stops change to the characters of the nasals in the 8th century", "[query]") {
    Arguments const asked{{"manner", "stop"},     {"voice", "voiced"}, {"aspiration", "unaspirated"},
                          {"order", "varnamala"}, {"from", "583"},     {"to", "774"}};
    CHECK(answer("row-through-time", asked, {"list", "chinese", "initials", "regional", "changes"}) ==
          "T1764|伽 闍 荼 陀 婆|羣 端/常 定/船/澄 定 並|-|ḍa\n"
          "T190|伽 闍 荼 陀 婆|羣 端/常 定/船/澄 定 並|-|-\n"
          "C1163|伽 闍 荼 陁 婆|羣 端/常 定/船/澄 定 並|-|da\n"
          "T187|伽 社 荼 陀 婆|羣 常 定/船/澄 定 並|-|ja da\n"
          "T850|哦 惹 拏 娜 麼|疑 日 孃 泥 明|ga ja ḍa da ba|ga ja ḍa da ba\n"
          "T848-2|哦 若 拏 娜 麼|疑 日 孃 泥 明|ga ja ḍa da ba|ja\n"
          "T848-5|哦 若 拏 娜 麼|疑 日 孃 泥 明|ga ja ḍa da ba|-\n"
          "T469|誐 惹 拏 娜 麼|疑 日 孃 泥 明|ga ja ḍa da ba|ga ja\n"
          "T880|誐 惹 拏 娜 麼|疑 日 孃 泥 明|ga ja ḍa da ba|-\n");
}

TEST_CASE("two lists stand side by side by letter, with what only one has", "[query]") {
    Rows const rows = rows_of_program(query_named("two-lists"), {{"list", "T468"}, {"other", "T374"}});
    CHECK(rows.size() == 50);
    CHECK(answer("two-lists", {{"list", "T190"}, {"other", "T468"}}, {"slot", "chinese", "other_chinese", "same"})
              .find("\nḍa|荼|陀|0\nḍha|𠻬|檀|0\n") != std::string::npos);
    CHECK(answer("two-lists", {{"list", "T1658"}, {"other", "T884"}}, {"slot", "chinese"}).find("\nṅa|-\n") !=
          std::string::npos);
    // Alone it stands beside the next of its order.
    CHECK(rows_of_program(query_named("two-lists"), {{"list", "T222"}}).at(0).at("other") == "T221");
}

TEST_CASE("a letter through time has every list that gives its place, however sure", "[query]") {
    std::string const tha = answer("letter-through-time", {{"letter", "tha"}}, {"list", "chinese", "certainty"});
    CHECK(tha.find("T1509|陀|low\n") != std::string::npos);
    CHECK(tha.find("T223|他|high\n") != std::string::npos);
    CHECK(answer("letter-through-time", {{"letter", "letter/tha"}}, {"list", "chinese", "certainty"}) == tha);
    CHECK(answer("letter-through-time", {{"letter", "ska"}, {"order", "arapacana-mixed"}},
                 {"list", "chinese", "initials"}) == "T1092|塞迦|心 · 見\n");
}

TEST_CASE("what the Guangyun does not have says what is seen instead", "[query]") {
    CHECK(answer("list-characters", {{"list", "t468"}, {"status", "variant"}},
                 {"slot", "character", "form", "initials"}) == "gha|恒|恆|匣\n");
    CHECK(answer("list-characters", {{"list", "C1163"}, {"status", "lost"}, {"letter", "gha"}},
                 {"character", "initials", "because"}) ==
          "𠷐|-|not in the Guangyun, printed as [口*恒]; C1163 spells it 其柯反\n");
}

TEST_CASE("a list is found by name and id, and years take in what overlaps them", "[query]") {
    std::string const by_name = answer("list-letters", {{"list", "T222"}}, {"ordinal", "slot"});
    CHECK(by_name.starts_with("2|ra\n"));
    CHECK(answer("list-letters", {{"list", "t222"}}, {"ordinal", "slot"}) == by_name);
    CHECK(answer("list-letters", {{"list", "list/t222"}}, {"ordinal", "slot"}) == by_name);
    CHECK(answer("lists", {{"from", "421"}, {"to", "424"}}, {"list", "date"}) == "T374|414-421\nT375|424-453\n");
    CHECK(answer("lists", {{"order", "arapacana-mixed"}}, {"list", "letters", "first", "medium", "low"}) ==
          answer("lists", {{"from", "707"}, {"to", "709"}, {"order", "arapacana-mixed"}},
                 {"list", "letters", "first", "medium", "low"}));
}
