// SPDX-License-Identifier: MIT
// `xitan fanqie` as a person or a program meets it.
#include "cli/command_line.hpp"
#include "cli/golden.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"

#include <nlohmann/json.hpp>

#include <sstream>

using namespace xitan::test;

namespace {

using nlohmann::json;

json as_json(std::string const& spellers) {
    Outcome const outcome = xitan_run_on_real({"fanqie", spellers, "--format", "json"});
    INFO(outcome.err);
    CHECK(outcome.code == 0);
    return json::parse(outcome.out);
}

std::string refused(std::string const& spellers) {
    Outcome const outcome = xitan_run_on_real({"fanqie", spellers});
    CHECK(outcome.code == 2);
    CHECK(outcome.out == "");
    return outcome.err;
}

bool has(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a fanqie of the text is shown with its candidates and what the text means", "[cli]") {
    Outcome const outcome = xitan_run_on_real({"fanqie", "居下"});
    CHECK(outcome.code == 0);
    CHECK(outcome.out == golden("fanqie-juxia.txt"));
    CHECK(xitan_run_on_real({"fanqie", "居下反"}).out == outcome.out);
    CHECK(xitan_run_on_real({"fanqie", "居", "下"}).out == outcome.out);
    CHECK(xitan_run_on_real({"fanqie", "居", "下反"}).out == outcome.out);
    CHECK(xitan_run_on_real({"fanqie", "居", "下", "反"}).code == 2);
}

TEST_CASE("JSON names candidates, their class and their readings, and the choice", "[cli]") {
    json const answer = as_json("居下");
    REQUIRE(answer.at("candidates").size() == 4);
    CHECK(answer.at("candidates")[0].at("position") == "見開二麻上");
    CHECK(answer.at("candidates")[0].at("attested_as") == "檟");
    CHECK(answer.at("candidates")[1].at("class") == "foreign");
    CHECK(answer.at("candidates")[0].at("from")[0].at("lower") == "匣開二麻上");
    CHECK(answer.at("chosen") == "見開二麻上");
    CHECK(answer.at("in_text")[0].at("rules") == "S2,S4");
    CHECK(answer.at("in_text")[0].at("entry") == "letter/ka");
}

TEST_CASE("two characters that the text does not put together are resolved too, and said to be such", "[cli]") {
    Outcome const outcome = xitan_run_on_real({"fanqie", "迦下"});
    CHECK(outcome.code == 0);
    CHECK(has(outcome.out, "見開二麻上"));
    CHECK(has(outcome.out, "It does not spell with these two characters."));
    CHECK(as_json("迦下").at("in_text").empty());
    CHECK(as_json("迦下").at("gaps_are_certain") == false);
}

TEST_CASE("a letter in the place of the upper speller sounds like its name", "[cli]") {
    json const answer = as_json("ṅa講");
    CHECK(answer.at("upper").at("character") == "哦");
    CHECK(answer.at("in_text")[0].at("entry") == "letter/nga");
}

TEST_CASE("every fanqie of the text gives the candidates that the database holds for it", "[cli]") {
    std::istringstream rows(
        ask("SELECT s.upper || s.lower, (SELECT group_concat(p.description || ' ' || p.legality, ',') FROM"
            " (SELECT position_id FROM candidate WHERE resolution_id = s.resolution_id ORDER BY ordinal) AS k"
            " JOIN position AS p ON p.position_id = k.position_id) FROM resolution AS s"));
    std::size_t count = 0;
    for (std::string row; std::getline(rows, row); ++count) {
        auto const bar = row.find('|');
        INFO(row);
        std::string made;
        json const answer = as_json(row.substr(0, bar));
        for (json const& candidate : answer.at("candidates")) {
            if (!made.empty()) made += ',';
            made += candidate.at("position").get<std::string>();
            made += ' ';
            made += candidate.at("class").get<std::string>();
        }
        CHECK(made == row.substr(bar + 1));
    }
    CHECK(count > 100);
}

TEST_CASE("what is no fanqie, not in the data or without a reading is refused, and why", "[cli]") {
    for (std::string const what : {"下", "居x", "曷力下", "居居下", "", "ka"}) {
        INFO(what);
        CHECK(has(refused(what), "is no fanqie"));
    }
    CHECK(has(refused("曷力下"), "if `曷` is a prefix, which does not spell, leave it out: `xitan fanqie 力下`"));
    CHECK(has(refused("龘下"), "`龘` is not in the data"));
    CHECK(has(refused("居龘"), "`龘` is not in the data"));
    std::string const lost =
        ask("SELECT c.text FROM character_variant AS v JOIN character AS c USING (character_id)"
            " WHERE v.kind = 'lost' LIMIT 1");
    REQUIRE(lost.size() > 1);
    CHECK(has(refused(lost.substr(0, lost.size() - 1) + "下"), "has no reading in the rime book: "));
}
