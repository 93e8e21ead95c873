// SPDX-License-Identifier: MIT
// `xitan show` as a person or a program meets it.
#include "cli/command_line.hpp"
#include "cli/golden.hpp"
#include "cli/pipeline.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/tiny_treatise.hpp"
#include "support/treatise.hpp"
#include "text/utf8.hpp"

#include <nlohmann/json.hpp>

#include <sstream>

using namespace xitan;
using namespace xitan::test;

namespace {

using nlohmann::json;

std::string shown(std::string const& what) {
    Outcome const outcome = xitan_run_on_real({"show", what});
    CHECK(outcome.code == 0);
    CHECK(outcome.err == "");
    return outcome.out;
}

json as_json(std::string const& what) {
    Outcome const outcome = xitan_run_on_real({"show", what, "--format", "json"});
    CHECK(outcome.code == 0);
    return json::parse(outcome.out);
}

std::string refused(std::string const& what) {
    Outcome const outcome = xitan_run_on_real({"show", what});
    CHECK(outcome.code == 2);
    CHECK(outcome.out == "");
    return outcome.err;
}

bool has(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a letter is shown with its spellings, sounds, glosses, places and relations", "[cli]") {
    CHECK(shown("ga") == golden("show-ga.txt"));
    CHECK(shown("letter/ga") == golden("show-ga.txt"));
    CHECK(shown("𑖐") == golden("show-ga.txt"));
    CHECK(shown("ग") == golden("show-ga.txt"));
}

TEST_CASE("a chapter is shown with its chart, figures, sounds and what is said of it", "[cli]") {
    CHECK(shown("chapter/16") == golden("show-chapter-16.txt"));
}

TEST_CASE("a list of another work is shown with its letters, by id and by name", "[cli]") {
    CHECK(shown("list/t222") == golden("show-list-t222.txt"));
    CHECK(shown("T222") == golden("show-list-t222.txt"));
    auto const list = as_json("list/t222");
    CHECK(list.at("letter_count") == list.at("letters").size());
    CHECK(list.at("letters").front().at("ordinal") == 2);
    // The treatise's own, by its letters.
    CHECK(has(shown("list/t2132"), "渠下反輕音音近其下反"));
}

TEST_CASE("the card of a letter says how other works write it, by date", "[cli]") {
    auto const letter = as_json("letter/nya");
    auto const& lists = letter.at("other_lists");
    REQUIRE(lists.size() > 10);
    CHECK(lists.front().at("name") == "T374");
    CHECK(has(shown("letter/nya"), "壤 · as elsewhere · 683 地婆訶羅 Divākara"));
    CHECK(as_json("syllable/k-ya").at("other_lists").empty());
}

TEST_CASE("a cell is shown with its status and the reason", "[cli]") {
    CHECK(shown("02.26.01") == golden("show-02.26.01.txt"));
    CHECK(shown("cell/2.26.1") == golden("show-02.26.01.txt"));
}

TEST_CASE("a syllable is shown with its letters, and the sounds of all its places", "[cli]") {
    CHECK(shown("kya") == golden("show-kya.txt"));
    CHECK(shown("syllable/k-ya") == golden("show-kya.txt"));
}

TEST_CASE("a row is shown with its chart", "[cli]") {
    std::string const text = shown("02.26");
    CHECK(has(text, "row/02.26 · row 26 of chapter/02"));
    CHECK(has(text, "disputed: 若然亦同除重"));
    CHECK(has(text, "yya  yyā"));
    CHECK(text == shown("row/02.26"));
}

TEST_CASE("a cell names the other places of its spelling", "[cli]") {
    std::string const id = ask("SELECT min(id) FROM cells WHERE iast = 'rkṣma'").substr(0, 13);
    json const card = as_json(id);
    CHECK(card.at("kind") == "cell");
    auto const places = ask("SELECT to_id FROM xrefs WHERE from_id = '" + id + "' AND relation = 'same-spelling'");
    REQUIRE(places != "");
    std::string listed;
    for (json const& place : card.at("places")) listed += place.at("id").get<std::string>() + '\n';
    CHECK(listed == places);
    CHECK(has(shown(id), "Same spelling elsewhere\n  17."));
}

TEST_CASE("a spelling that several schemes read otherwise shows the first and names the others", "[cli]") {
    std::string const text = shown("za");
    CHECK(has(text, "letter/sha · consonant"));
    CHECK(has(text, "Also spelled za\n  ṣa              letter/ssa · exact slp1\n"));
    json const card = as_json("za");
    CHECK(card.at("id") == "letter/sha");
    CHECK(card.at("matched") == "exact hk");
    REQUIRE(card.at("also").size() == 1);
    CHECK(card.at("also")[0].at("id") == "letter/ssa");
    CHECK(as_json("ka").at("also").empty());
}

TEST_CASE("JSON gives the same, nested, in real characters", "[cli]") {
    Outcome const outcome = xitan_run_on_real({"show", "ga", "--format", "json"});
    CHECK(has(outcome.out, "渠下反"));
    CHECK_FALSE(has(outcome.out, "\\u"));
    json const card = json::parse(outcome.out);
    CHECK(card.at("id") == "letter/ga");
    CHECK(card.at("spellings").at("devanagari") == "ग");
    json const& readings = card.at("readings");
    REQUIRE(readings.size() == 4);
    CHECK(readings[0].at("emendations")[0].at("proposed") == "伽");
    CHECK(readings[1].at("printed") == "渠下反");
    CHECK(readings[1].at("resolutions")[0].at("position") == "羣開二麻上");
    CHECK(readings[1].at("resolutions")[0].at("agreement") == "yes");
    CHECK(card.at("readings_elsewhere")[0].at("entry") == "cell/01.03.01");
    CHECK(card.at("comments")[0].at("language") == "zh");
    CHECK_FALSE(card.at("relations").empty());
    json const chapter = as_json("chapter/16");
    REQUIRE(chapter.at("chart").size() == 34);
    CHECK(chapter.at("chart")[0].at("cells")[0].at("script") == "𑖎𑖴");
}

TEST_CASE("what does not exist is refused with what is near to it", "[cli]") {
    CHECK(has(refused("kyq"), "there is no entry `kyq`; near to it: kya"));
    CHECK(has(refused("letters/ga"), "near to it: letter/ga"));
    CHECK(has(refused("syllable/k-yb"), "syllable/k-ya"));
    CHECK(has(refused("chapter/99"), "chapter/09"));
    CHECK(has(refused("02.99"), "row/02.09"));
    CHECK(has(refused("迦"), "letter/ka, letter/ga"));
    CHECK(has(refused("龘"), "`xitan search`"));
    CHECK_FALSE(has(refused("龘"), "near to it"));
    CHECK(has(refused(" "), "which entry?"));
    CHECK(has(refused("\xff"), "which entry?"));
    CHECK(has(refused("'; DROP TABLE entry"), "there is no entry"));
}

TEST_CASE("every letter and chapter, and a row, cell and syllable of each, has a card", "[cli]") {
    std::istringstream ids(ask("SELECT id FROM entry WHERE kind IN ('letter', 'chapter') OR entry_id % 199 = 0"));
    std::size_t count = 0;
    for (std::string id; std::getline(ids, id); ++count) {
        INFO(id);
        CHECK(shown(id).find(id) != std::string::npos);
        CHECK(as_json(id).at("id") == id);
    }
    CHECK(count > 100);
}

TEST_CASE("a figure of the ledger that differs is shown with its explanation", "[cli]") {
    std::string const text = shown("chapter/00");
    auto const explained = ask("SELECT count(*) FROM counts WHERE line = '1186b11' AND verdict = 'explained'");
    REQUIRE(explained != "0\n");
    CHECK(has(text, "餘單章除之二 · 2 letters of chapter/09, the rules make 3 · explained: "));
}

TEST_CASE("a database without passages and one without Middle Chinese data have cards too", "[cli]") {
    TemporaryFolder const folder;
    auto const path = folder.path() / "xitan.db";
    std::ostringstream out;
    Progress progress(Terminal{out, out});
    publish(treatise(), path, false, progress);
    Outcome const bare = xitan_run({"show", "ga", "--db", path.string()});
    CHECK(bare.code == 0);
    CHECK(has(bare.out, "渠下反 → 羣開二麻上"));
    CHECK_FALSE(has(bare.out, "The treatise"));

    TemporaryFolder const sources;
    for (auto const& [name, text] : tiny_treatise()) sources.write("tiny/" + name, text);
    auto const tiny = sources.path() / "tiny.db";
    Outcome const built =
        xitan_run({"build", "--sources", (sources.path() / "tiny").string(), "--output", tiny.string()});
    INFO(built.out << built.err);
    REQUIRE(built.code == 0);
    Outcome const card = xitan_run({"show", "ka", "--db", tiny.string()});
    CHECK(card.code == 0);
    CHECK(has(card.out, "letter/ka"));
    Outcome const fanqie = xitan_run({"fanqie", "居下", "--db", tiny.string()});
    CHECK(fanqie.code == 2);
    CHECK(has(fanqie.err, "holds no readings of Chinese characters"));
}
