// SPDX-License-Identifier: MIT
// Middle Chinese in the database of the treatise: examples that were worked out by hand, and what must
// hold of all fanqie and transcriptions.
#include "support/treatise.hpp"
#include "model/transcription.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/temporary_folder.hpp"
#include "support/tiny_treatise.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>

using namespace xitan;
using namespace xitan::test;

namespace {

std::string resolved(std::string const& id) {
    return ask(
        "SELECT upper || lower, target, position, class, baxter, baxter1992, status, rules, expected_initial, "
        "agreement FROM fanqie_resolutions WHERE which = 'printed' AND reading_id = '" +
        id + "'");
}

int number(std::string const& select) { return std::stoi(ask(select)); }

// "居下 羣開二麻上 S2,S4"
std::string shown(Generated const& generated) {
    std::ostringstream out;
    for (FanqieResolution const& r : generated.resolutions) {
        out << r.upper << r.lower << ' ' << generated.positions[r.candidates[r.chosen].position].description << ' '
            << r.status;
        for (auto const rule : r.rules) out << ' ' << rule;
        out << '\n';
    }
    return out.str();
}

}  // namespace

TEST_CASE("the examples that were worked out by hand come out of the sources", "[phonology]") {
    CHECK(resolved("1187c27.2") == "居下|ka|見開二麻上|attested|kaeX|kæX|ambiguous|S2,S4|見|yes\n");
    CHECK(resolved("1186c15.1") == "洛可|la|來開一歌上|attested|laX|laX|unique||來|yes\n");
    CHECK(resolved("1188a06.2") == "止下|ca|章開三麻上|attested|tsyaeX|tsyæX|ambiguous|S2|章|yes\n");
    CHECK(resolved("1188a19.2") == "他下|tha|透開二麻上|marginal|thaeX|thæX|none|S2|透|yes\n");
    CHECK(resolved("1188a08.4") == "而下|ja|日開三麻上|attested|nyaeX|nyæX|ambiguous|S2|常|regional\n");
    CHECK(ask("SELECT head, candidates FROM fanqie_resolutions WHERE reading_id = '1187c27.2'") == "迦|4\n");
    CHECK(ask("SELECT DISTINCT a.homophones || a.head FROM position AS p JOIN attestation AS a USING (position_id) "
              "WHERE p.description = '見開二麻上'") == "1768檟\n");
}

TEST_CASE("kyā 紀耶 is k and yā, and its level tone fits the long vowel", "[phonology]") {
    CHECK(ask("SELECT character, role, onset, initials, agreement FROM transcription_units WHERE iast = 'kyā' AND "
              "reading_id LIKE '1188c04%'") == "紀|cluster|k|見|yes\n耶|final|y|以|yes\n");
    CHECK(ask("SELECT p.tone FROM character_reading AS c JOIN character AS h USING (character_id) JOIN position AS p "
              "USING "
              "(position_id) WHERE h.text = '耶' AND p.initial = '以'") == "平\n");
}

TEST_CASE("every fanqie has a selected position, and 11 have none that could exist", "[phonology]") {
    CHECK(number("SELECT count(*) FROM fanqie_resolutions WHERE which = 'printed' AND position IS NOT NULL") ==
          number("SELECT count(*) FROM fanqie"));
    CHECK(
        ask("SELECT group_concat(upper || lower, ' ') FROM (SELECT upper, lower FROM fanqie_resolutions WHERE status = "
            "'none' AND which = 'printed' ORDER BY reading_id)") ==
        "渠下 卓我 幢我 搦我 他下 大下 捺下 沙可 娑下 與蓋 庾告\n");
}

TEST_CASE("the initial of every main fanqie agrees with its consonant", "[phonology]") {
    CHECK(number("SELECT count(*) FROM fanqie_resolutions WHERE role = 'main' AND which = 'printed'") > 30);
    CHECK(ask("SELECT * FROM fanqie_resolutions WHERE role = 'main' AND agreement IS NOT 'yes'") == "");
}

TEST_CASE("other countries' stops begin like nasals, except da's", "[phonology]") {
    CHECK(ask("SELECT iast || ' ' || upper || lower || ' ' || agreement FROM fanqie_resolutions WHERE role = "
              "'elsewhere' AND "
              "agreement <> 'yes' ORDER BY reading_id") == "ga 疑可 regional\nja 而下 regional\nḍa 搦下 regional\n");
    CHECK(ask("SELECT character, agreement FROM transcription_units WHERE iast = 'ba' AND reading_id = '1188b01.3'") ==
          "麼|regional\n");
}

TEST_CASE("emended spellers are resolved beside the printed ones", "[phonology]") {
    CHECK(ask("SELECT which, upper || lower, position, agreement FROM fanqie_resolutions WHERE reading_id IN (SELECT "
              "reading_id FROM fanqie_resolutions WHERE which = 'emended')") ==
          "printed|作可|精開一歌上|no\nemended|昨可|從開一歌上|broad\nprinted|折我|定開一歌上|no\nemended|拆我|"
          "徹開一歌上|yes\n"
          "printed|俱候|見一侯去|yes\nemended|俱侯|見一侯平|yes\n");
    CHECK(
        ask("SELECT which, character, agreement FROM transcription_units WHERE reading_id LIKE '1188c28.1' AND role = "
            "'cluster' AND onset = 'k'") == "printed|已|no\nemended|己|yes\n");
}

TEST_CASE("va and ba spell one position, and only the upper speller parts them", "[phonology]") {
    CHECK(
        ask("SELECT r.written, s.upper, p.description, s.upper_initial_36 FROM resolution AS s JOIN reading AS r USING "
            "(reading_id) JOIN candidate AS k ON k.resolution_id = s.resolution_id AND k.ordinal = s.chosen JOIN "
            "position AS p "
            "USING (position_id) WHERE p.description = '並二麻上' ORDER BY s.resolution_id") ==
        "ba|罷|並二麻上|並\nva|房|並二麻上|奉\n");
}

TEST_CASE("the third rule decides only where one head has two fanqie in one chapter", "[phonology]") {
    CHECK(ask("SELECT upper || lower FROM fanqie_resolutions WHERE ',' || rules || ',' LIKE '%,S3,%'") == "力迦\n");
}

TEST_CASE("the sources list exactly the attested positions that some fanqie can spell", "[phonology]") {
    CHECK(number("SELECT count(DISTINCT position_id) FROM attestation") == 80);
    CHECK(ask("SELECT description FROM position JOIN candidate USING (position_id) WHERE legality = 'attested' EXCEPT "
              "SELECT "
              "description FROM position JOIN attestation USING (position_id)") == "");
}

TEST_CASE("the readings of the sources are those of the oracle", "[phonology]") {
    std::istringstream lines(read_file(std::filesystem::path(XITAN_ROOT) / "tests/phonology/guangyun_oracle.tsv"));
    std::string wanted;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with('#') || line.starts_with("char\t")) continue;
        std::replace(line.begin(), line.end(), '\t', '|');
        wanted += line + '\n';
    }
    CHECK(ask("SELECT h.text, c.homophones, c.number, p.description, p.initial, p.openness, p.division, p.type, "
              "p.rime, p.tone, "
              "p.initial_36, p.baxter, p.baxter1992 FROM character_reading AS c JOIN character AS h USING "
              "(character_id) JOIN "
              "position AS p USING (position_id) ORDER BY c.character_reading_id") == wanted);
}

TEST_CASE("no choice depends on the table of expectations", "[phonology]") {
    TemporaryFolder const folder;
    auto const sources = std::filesystem::path(XITAN_ROOT) / "sources";
    std::filesystem::copy(sources, folder.path(), std::filesystem::copy_options::recursive);
    folder.write("phonology/expectations.yaml", "expectations:\n  - {onset: k, yes: 幫}\n  - {onset: g, yes: 見}\n");
    Compiled const changed(folder.path());
    REQUIRE(changed.printed() == "");
    CHECK(shown(changed.generated) == shown(treatise().generated));
    CHECK(changed.generated.resolutions.size() == treatise().generated.resolutions.size());
}

TEST_CASE("every transcription is aligned character by character, but for four names", "[phonology]") {
    auto const& generated = treatise().generated;
    std::map<Index, std::string> aligned;
    for (TranscriptionUnit const& unit : generated.units) aligned[unit.reading] += unit.character;
    std::string left;
    for (Index i = 0; i < generated.readings.size(); ++i) {
        ResolvedReading const& reading = generated.readings[i];
        if (reading.kind == ReadingKind::fanqie) continue;
        std::string all;
        for (TaggedCharacter const& c : tagged_characters(reading.printed)) all += c.character;
        if (!aligned.contains(i)) {
            left += all + " ";
        } else {
            CHECK(aligned.at(i) == all);
        }
    }
    CHECK(left == "曷力遐 祇耶 多達 秖耶 ");
}

TEST_CASE("prothetic vowels, nasals and the vocalic liquid have characters of their own", "[phonology]") {
    auto const parts = [](std::string const& id) {
        return ask(
            "SELECT character || '=' || role || ' ' || onset || coalesce(' ' || tone, '') || ' ' || agreement FROM "
            "transcription_units WHERE which = 'printed' AND reading_id = '" +
            id + "'");
    };
    CHECK(parts("1189c15.2") ==
          "阿=prothetic ∅ yes\n勒=cluster r yes\n叉=cluster kṣ yes\n微=cluster v broad\n釐=cluster r yes\n"
          "耶=final y yes\n");
    CHECK(parts("1189a14.1") == "盎=nasal ṅ yes\n佉=final kh 上 yes\n");
    CHECK(parts("1189c01.1") == "訖=cluster k yes\n里=vocalic r yes\n");
    CHECK(parts("1187b13.1") == "部=cluster bh yes\n林=final r yes\n");
    CHECK(parts("1189c23.1") == "多=final t yes\n");
}

TEST_CASE("every disagreement has its explanation", "[phonology]") {
    CHECK(number("SELECT count(*) FROM disagreements") > 0);
    CHECK(ask("SELECT reading_id, text FROM disagreements WHERE explanation IS NULL") == "");
    CHECK(ask("SELECT count(*) FROM disagreements WHERE which = 'emended'") == "0\n");
}

TEST_CASE("tones that a rule chose are in no statistics", "[phonology]") {
    int const fanqie = number("SELECT sum(count) FROM tones WHERE source = 'fanqie'");
    int const by_rule = number(
        "SELECT count(*) FROM resolution JOIN resolution_rule USING (resolution_id) WHERE rule = 'S2' "
        "AND emended = 0 AND vowel_id IS NOT NULL");
    CHECK(by_rule > 30);
    CHECK(fanqie + by_rule <= number("SELECT count(*) FROM resolution WHERE emended = 0 AND vowel_id IS NOT NULL"));
    CHECK(number("SELECT count FROM tones WHERE source = 'tag' AND length = 'short' AND tone = '上'") > 30);
    CHECK(ask("SELECT count FROM tones WHERE source = 'tag' AND length = 'long' AND tone = '上'") == "");
}

TEST_CASE("correspondences count what the other views show", "[phonology]") {
    CHECK(number("SELECT sum(count) FROM correspondences WHERE source_kind LIKE 'fanqie %'") ==
          number("SELECT count(*) FROM fanqie"));
    CHECK(ask("SELECT initial, count, agreement FROM correspondences WHERE onset = 'k' AND source_kind = 'fanqie "
              "main'") == "見|1|yes\n");
}
