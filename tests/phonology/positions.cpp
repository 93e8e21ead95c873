// SPDX-License-Identifier: MIT
// Positions of the Qieyun system and their notations, against a table made by another program.
#include "phonology/legality.hpp"
#include "phonology/notation.hpp"
#include "phonology/position.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"
#include "text/utf8.hpp"

#include <sstream>
#include <string>
#include <vector>

using namespace xitan;

namespace {

std::vector<std::string> fields_of(std::string const& line) {
    std::vector<std::string> fields(1);
    for (char const c : line) {
        if (c == '\t') {
            fields.emplace_back();
        } else {
            fields.back() += c;
        }
    }
    return fields;
}

// The rows of the oracle without its header.
std::vector<std::vector<std::string>> oracle() {
    std::istringstream lines(test::read_file(std::string(XITAN_ROOT) + "/tests/phonology/guangyun_oracle.tsv"));
    std::vector<std::vector<std::string>> rows;
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with('#')) rows.push_back(fields_of(line));
    }
    rows.erase(rows.begin());
    return rows;
}

std::string part(char32_t character) { return character ? utf8(character) : std::string(); }

std::string derived(std::string const& description) {
    auto const p = parse_position(description);
    if (!p) return "malformed";
    std::string text = describe(*p);
    for (char32_t const one : {p->initial, p->openness, p->division, p->type, p->rime, p->tone, initial_of_36(*p)}) {
        text += '\t' + part(one);
    }
    return text + '\t' + baxter_2014(*p) + '\t' + baxter_1992(*p);
}

Judgement judged(std::string const& description, bool in_guangyun = false) {
    auto const position = parse_position(description);
    REQUIRE(position);
    return judge(*position, in_guangyun);
}

}  // namespace

TEST_CASE("what is derived from a position equals the columns of the oracle for every reading", "[phonology]") {
    auto const rows = oracle();
    REQUIRE(rows.size() == 538);
    for (auto const& row : rows) {
        REQUIRE(row.size() == 13);
        std::string wanted = row[3];
        for (std::size_t i = 4; i < row.size(); ++i) wanted += '\t' + row[i];
        INFO(row[0]);
        CHECK(derived(row[3]) == wanted);
    }
}

TEST_CASE("every position of the Guangyun is legal, and attested when the data say so", "[phonology]") {
    for (auto const& row : oracle()) {
        INFO(row[0] << ' ' << row[3]);
        CHECK(judged(row[3], true).legality == Legality::attested);
        CHECK(judged(row[3], false).legality == Legality::gap);
    }
}

TEST_CASE("every initial and rime has a spelling of its own place", "[phonology]") {
    CHECK(initials.size() == 38);
    CHECK(rimes.size() == 58);
    for (char32_t const initial : initials) {
        CHECK_FALSE(baxter_2014({initial, U'開', U'一', 0, U'唐', U'平'}) == "ang");
    }
    for (char32_t const rime : rimes) {
        INFO(utf8(rime));
        CHECK_FALSE(divisions_of(rime).empty());
        CHECK(baxter_2014({U'見', 0, divisions_of(rime)[0], 0, rime, U'平'}).size() > 1);
    }
}

TEST_CASE("a position that is not of the form is refused", "[phonology]") {
    for (auto const* const bad : {"", "見", "見開二麻", "開見二麻上", "見開二麻上上", "見開二麻X", "見開五麻上",
                                  "喻開三麻上", "kaeX", "見開二D麻上", "見開二 麻上"}) {
        INFO(bad);
        CHECK_FALSE(parse_position(bad));
    }
}

TEST_CASE("what cannot exist is foreign, with the rule that it breaks", "[phonology]") {
    CHECK(judged("見開三C麻上").reason == "韻類不合");
    CHECK(judged("知開一歌上").reason == "母等不合");
    CHECK(judged("知合一歌上").reason == "母等不合");
    CHECK(judged("心開二麻上").reason == "母等不合");
    CHECK(judged("以開一泰去").reason == "母等不合");
    CHECK(judged("見開一歌入").reason == "陰聲韻入聲");
    CHECK(judged("見開一東平").reason == "中立韻有呼");
    CHECK(judged("幫開二麻上").reason == "脣音有呼");
    CHECK(judged("見二麻上").reason == "無呼");
    CHECK(judged("見開三歌平").reason == "無類");
    CHECK(judged("云合三A支平").reason == "云母A類");
    CHECK(judged("見開三麻上").legality == Legality::foreign);
    CHECK(judged("見合三C凡平").reason == "凡韻非脣音");
    CHECK(judged("見開三臻平").legality == Legality::foreign);
    CHECK(judged("端開三仙平").reason == "母等不合");
    CHECK(judged("見開一先平").reason == "等韻不合");
}

TEST_CASE("exceptions are marginal unless the Guangyun has that very one", "[phonology]") {
    CHECK(judged("羣開二麻上").reason == "羣邪俟母非三等");
    CHECK(judged("透開二麻上").reason == "端組類隔");
    CHECK(judged("透開二麻上").legality == Legality::marginal);
    CHECK(judged("端開二麻上").legality == Legality::gap);
    CHECK(judged("端四尤平", true).legality == Legality::attested);
    CHECK(judged("端開四麻平").legality == Legality::gap);
    CHECK(judged("匣開三C殷平").reason == "匣母三等");
    CHECK(judged("並一咍上").reason == "咍韻脣音");
    CHECK(judged("並三A陽上", true).legality == Legality::attested);
    CHECK(judged("見開三A陽平").reason == "陽韻A類");
    CHECK(judged("云開三C殷平").reason == "云母開口");
}

TEST_CASE("only the 36 initials part the light labials from the heavy ones", "[phonology]") {
    CHECK(initial_of_36(*parse_position("並三C陽平")) == U'奉');
    CHECK(initial_of_36(*parse_position("並二佳上")) == U'並');
    CHECK(initial_of_36(*parse_position("明三C微平")) == U'微');
}
