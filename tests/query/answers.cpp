// SPDX-License-Identifier: MIT
// What some of the queries answer, against what stands in the text.
#include "query/stock_shell.hpp"
#include "support/catch.hpp"

#include <algorithm>

using namespace xitan;
using namespace xitan::test;

namespace {

// One column of an answer, joined by blanks; NULL as -.
std::string column(Rows const& rows, std::string const& name) {
    std::string text;
    for (auto const& row : rows) {
        if (!text.empty()) text += ' ';
        auto const& value = row.at(name);
        text += value.is_null() ? "-" : value.is_string() ? value.get<std::string>() : value.dump();
    }
    return text;
}

std::string answer(std::string_view query, Arguments const& arguments, std::string const& name) {
    return column(rows_of_program(query_named(query), arguments), name);
}

}  // namespace

TEST_CASE("letters and the first chapter stand in the order of the text, a dictionary in its own", "[query]") {
    CHECK(answer("letters", {{"kind", "vowel"}}, "iast") == "a ā i ī u ū e ai o au aṃ aḥ ṛ ṝ ḷ ḹ");
    CHECK(answer("letters", {{"group", "牙"}}, "iast") == "ka kha ga gha ṅa");
    CHECK(answer("places", {{"chapter", "1"}, {"row", "1"}}, "iast") == "ka kā ki kī ku kū ke kai ko kau kaṃ kaḥ");
    CHECK(answer("dictionary", {{"from", "ka"}, {"to", "kau"}}, "iast") ==
          "ka kaṃ kaḥ kā ki kī ku kū kṛ ke kai ko kau");
}

TEST_CASE("a letter comes with its readings and with those of other lines", "[query]") {
    CHECK(answer("letter", {{"letter", "ga"}}, "printed") == "迦 渠下反 其下反 疑可反 伽 伽");
    CHECK(answer("fanqie", {{"upper", "渠"}}, "iast") == "ga gha");
    CHECK(answer("regional-readings", {{"letter", "ba"}}, "elsewhere") == "麼");
    CHECK(answer("shared-characters", {{"text", "迦"}}, "iast") == "ka ga");
    CHECK(answer("light-heavy", {}, "heavy_iast") == "gha jha ḍha dha bha");
    CHECK(answer("light-heavy", {{"letter", "gha"}}, "light_iast") == "ga");
}

TEST_CASE("the reckonings add up to their totals", "[query]") {
    Rows const rows = rows_of_program(query_named("reckonings"), {});
    Rows const& whole = rows.back();
    REQUIRE(whole.at("chapter").is_null());
    for (std::string const name : {"stated", "note", "preface"}) {
        INFO(name);
        int stated = 0, made = 0;
        for (auto row = rows.begin(); row + 1 != rows.end(); ++row) {
            stated += row->at(name).get<int>();
            made += row->at(name + "_made").get<int>();
        }
        CHECK(stated == whole.at(name).get<int>());
        CHECK(made == whole.at(name + "_made").get<int>());
    }
    CHECK(answer("reckonings", {{"chapter", "2"}}, "note") == "384");
}

TEST_CASE("places are found by what stands there", "[query]") {
    CHECK(answer("homographs", {{"syllable", "ṅya"}}, "cell") == "cell/02.05.01 cell/15.21.01");
    CHECK(answer("homographs", {{"syllable", "ṅya"}}, "roles") == "base subjoined superscribed base");
    CHECK(answer("homographs", {{"syllable", "ka"}}, "cell").empty());
    CHECK(answer("syllable", {{"syllable", "𑖎𑖿𑖧"}}, "syllable") == "syllable/k-ya");
    CHECK(answer("syllable", {{"syllable", "k-ya"}}, "iast") == "kya");
    CHECK(answer("spelling", {{"text", "lR"}, {"scheme", "hk"}}, "iast") == "ḷ lṛ");
    CHECK(answer("cluster-syllables", {{"cluster", "ky"}}, "iast") ==
          answer("cluster-syllables", {{"cluster", "k y"}}, "iast"));
    CHECK(answer("held-rows", {{"chapter", "4"}}, "syllables") == "lla");
    CHECK(answer("letter-places", {{"letter", "ya"}, {"chapter", "1"}}, "role") == "base");
    CHECK(answer("provenance", {{"entry", "cell/02.26.01"}}, "file") == "chapters/02.yaml");
}

TEST_CASE("what an entry is called in short is found, and the full id is exact", "[query]") {
    CHECK(answer("cross-references", {{"entry", "letter/ga"}, {"relation", "light-heavy"}}, "to_id") == "letter/gha");
    CHECK(answer("cross-references", {{"entry", "02.26"}, {"relation", "part-of"}}, "to_id") == "chapter/02");
    CHECK(answer("cross-references", {{"entry", "15"}, {"relation", "part-of"}}, "to_id").empty());
    Rows const both = rows_of_program(query_named("commentary"), {{"entry", "ṅa"}});
    CHECK((both == rows_of_program(query_named("commentary"), {{"entry", "letter/nga"}})));
}
