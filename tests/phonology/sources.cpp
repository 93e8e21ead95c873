// SPDX-License-Identifier: MIT
// The sources of phonology/: read, checked, and complained of at their place.
#include "support/catch.hpp"
#include "support/tiny_sounds.hpp"

#include <stdexcept>

using namespace xitan;
using namespace xitan::test;

namespace {

// The complaints about the tiny treatise with one passage of one file changed.
std::vector<std::string> slip(std::string const& file, std::string const& old, std::string const& fresh) {
    auto files = tiny_sounds();
    std::string& text = files.at(file);
    auto const at = text.find(old);
    if (at == std::string::npos) throw std::invalid_argument("`" + old + "` does not stand in " + file);
    text.replace(at, old.size(), fresh);
    return Compiled(files).complaints();
}

using Complaints = std::vector<std::string>;

std::string const characters_file = "phonology/characters.yaml";
std::string const variants_file = "phonology/variants.yaml";
std::string const attested_file = "phonology/attested.yaml";
std::string const expectations_file = "phonology/expectations.yaml";
std::string const units_file = "phonology/units.yaml";

}  // namespace

TEST_CASE("a treatise with Middle Chinese compiles, and one without has none", "[phonology]") {
    Compiled const with(tiny_sounds());
    CHECK(with.printed() == "");
    CHECK(with.generated.resolutions.size() == 5);
    CHECK(with.generated.reading_positions.size() == 16);
    Compiled const without(tiny_treatise());
    CHECK(without.printed() == "");
    CHECK_FALSE(without.corpus.phonology);
    CHECK(without.generated.positions.empty());
    CHECK(without.generated.resolutions.empty());
    CHECK(without.generated.units.empty());
}

TEST_CASE("a character outside the data is named where it is used", "[phonology]") {
    CHECK(slip("letters/ka.yaml", "{role: main, fanqie: 居下}", "{role: main, fanqie: 居丁}").front() ==
          "letters/ka.yaml:12:26 unknown-character");
    CHECK(slip(characters_file,
               "  - {char: 己, position: 見開三C之上, fanqie: 居理, heading: 止, xiaoyun: 1290, number: 2}\n",
               "") == Complaints{"chapters/02.yaml:10:19 unknown-character"});
    CHECK(slip(characters_file,
               "  - {char: 伊, position: 影開三A脂平, fanqie: 於脂, heading: 脂, xiaoyun: 159, number: 1}\n",
               "") == Complaints{"letters/i.yaml:6:7 unknown-character"});
}

TEST_CASE("a character of a letter list outside the data is named too, a composition as one", "[phonology]") {
    auto files = tiny_sounds();
    std::string const list =
        "list: T1\ntitle: {zh: 他經}\nauthor: somebody\ndate: {from: 701}\norder: short\nsource: made-up\nletters:\n";
    files["lists/T1.yaml"] = list + "  - {order: 1, letter: ka, zh: \"[口*丁]\", unicode: 居惡, line: 0001a01}\n";
    CHECK(Compiled(files).complaints() == Complaints{});
    files["lists/T1.yaml"] = list + "  - {order: 1, letter: ka, zh: \"[口*丁]\", unicode: 居丁, line: 0001a01}\n";
    CHECK(Compiled(files).complaints() == Complaints{"lists/T1.yaml:8:50 unknown-character"});
    files["lists/T1.yaml"] = list + "  - {order: 1, letter: ka, zh: \"[口*丁]\", line: 0001a01}\n";
    CHECK(Compiled(files).complaints() == Complaints{"lists/T1.yaml:8:32 unknown-character"});
}

TEST_CASE("a lost character transcribes but does not spell", "[phonology]") {
    CHECK(slip("letters/ka.yaml", "居可}\nsays: 居下反。餘國有音居可反", "居惡}\nsays: 居下反。餘國有音居惡反") ==
          Complaints{"letters/ka.yaml:13:31 unknown-character"});
}

TEST_CASE("a malformed or impossible position is refused", "[phonology]") {
    CHECK(slip(characters_file, "匣開二麻去", "匣開二麻") ==
          Complaints{"phonology/characters.yaml:4:25 malformed-position"});
    CHECK(slip(characters_file, "溪開一歌上", "溪一歌上") ==
          Complaints{"phonology/characters.yaml:7:25 malformed-position"});
    CHECK(slip(attested_file, "影開三C蒸入", "影開三C蒸人") ==
          Complaints{"phonology/attested.yaml:4:16 malformed-position"});
    CHECK(slip(attested_file, "影開三C蒸入", "影開三A蒸入") ==
          Complaints{"phonology/attested.yaml:4:16 malformed-position"});
}

TEST_CASE("a claim that no fanqie bears out is refused", "[phonology]") {
    CHECK(slip(attested_file, "影開三C蒸入", "影開一唐入") ==
          Complaints{"phonology/attested.yaml:4:16 unattested-claim"});
    CHECK(slip(attested_file, "影開三C蒸入, xiaoyun: 3708a, head: 憶", "羣開三C歌平, xiaoyun: 759, head: 伽") ==
          Complaints{"phonology/attested.yaml:4:16 unattested-claim"});
}

TEST_CASE("variants neither loop nor hang in the air", "[phonology]") {
    CHECK(slip(variants_file, "for: 也", "for: 藥") == Complaints{"phonology/variants.yaml:2:20 variant-loop"});
    CHECK(slip(variants_file, "for: 也", "for: 惡") == Complaints{"phonology/variants.yaml:2:20 variant-loop"});
    CHECK(slip(variants_file, "for: 也", "for: 丁") == Complaints{"phonology/variants.yaml:2:20 unknown-character"});
    CHECK(slip(variants_file, "kind: lost", "for: 也, kind: lost") ==
          Complaints{"phonology/variants.yaml:3:5 missing-key"});
    CHECK(slip(variants_file, "for: 也, ", "").front() == "letters/ya.yaml:11:26 unknown-character");
    CHECK(slip(variants_file, "char: 惡, kind: lost", "char: 藥, kind: lost").back() ==
          "phonology/variants.yaml:3:5 variant-twice");
}

TEST_CASE("two variants that lead to each other are both named", "[phonology]") {
    CHECK(slip(variants_file, "{char: 惡, kind: lost",
               "{char: 己, for: 藥, kind: graphic, because: x}\n  - {char: 惡, kind: lost") ==
          Complaints{"phonology/variants.yaml:3:20 variant-loop"});
    auto files = tiny_sounds();
    files.at(variants_file) =
        "variants:\n  - {char: 藥, for: 惡, kind: graphic, because: x}\n"
        "  - {char: 惡, for: 藥, kind: graphic, because: x}\n";
    CHECK(Compiled(files).complaints() ==
          Complaints{"phonology/variants.yaml:2:20 variant-loop", "phonology/variants.yaml:3:20 variant-loop"});
    CHECK(Compiled(files).printed().find("leads back to `藥`") != std::string::npos);
}

TEST_CASE("an expectation is of an onset of the script and of an initial, once", "[phonology]") {
    CHECK(slip(expectations_file, "onset: k", "onset: kk") ==
          Complaints{"phonology/expectations.yaml:2:13 unknown-onset"});
    CHECK(slip(expectations_file, "onset: k", "onset: a") ==
          Complaints{"phonology/expectations.yaml:2:13 unknown-onset"});
    CHECK(slip(expectations_file, "yes: 見", "yes: 照") ==
          Complaints{"phonology/expectations.yaml:2:21 unknown-initial"});
    CHECK(slip(expectations_file, "onset: g", "onset: k") ==
          Complaints{"phonology/expectations.yaml:3:13 onset-twice"});
    CHECK(slip(expectations_file, "regional: 疑", "regional: 羣") ==
          Complaints{"phonology/expectations.yaml:3:34 expectation-twice"});
}

TEST_CASE("units name characters, vowels and consonants that exist", "[phonology]") {
    CHECK(slip(units_file, "onset: g", "onset: q") == Complaints{"phonology/units.yaml:4:22 unknown-onset"});
    CHECK(slip(units_file, "vowel: i,", "vowel: u,") == Complaints{"phonology/units.yaml:6:13 unknown-letter"});
    CHECK(slip(units_file, "[a, i]", "[a, a]") == Complaints{"phonology/units.yaml:8:26 vowel-twice"});
    CHECK(slip(units_file, "tone: 上", "tone: 高") == Complaints{"phonology/units.yaml:8:12 unknown-value"});
    CHECK(slip(units_file, "[k]", "[p]") == Complaints{"phonology/units.yaml:9:11 unknown-onset"});
    CHECK(slip(units_file, "{char: 伊", "{char: 阿") == Complaints{"phonology/units.yaml:4:5 unit-twice"});
}

TEST_CASE("readings come from a declared source, each once", "[phonology]") {
    CHECK(slip(characters_file, "source: made-up", "source: made-down") ==
          Complaints{"phonology/characters.yaml:1:9 unknown-source"});
    std::string const second = "匣開二麻去, fanqie: 胡駕, heading: 禡, xiaoyun: 2870, number: 3";
    std::string const first = "匣開二麻上, fanqie: 胡雅, heading: 馬, xiaoyun: 1772, number: ";
    CHECK(slip(characters_file, second, first + "1") == Complaints{"phonology/characters.yaml:4:5 reading-twice"});
    CHECK(slip(characters_file, second, first + "2") == Complaints{"phonology/characters.yaml:4:5 reading-twice"});
    CHECK(slip(characters_file, "xiaoyun: 2870, number: 3", "xiaoyun: 2870, number: 0") ==
          Complaints{"phonology/characters.yaml:4:79 not-a-number"});
    CHECK(slip(characters_file, "char: 可", "char: 可可").back() == "phonology/characters.yaml:7:12 not-a-character");
    CHECK(slip(attested_file, "[駕, 嫁]", "駕") == Complaints{"phonology/attested.yaml:3:5 uneven-lists"});
}

TEST_CASE("a homophone group has one position, rime heading and fanqie", "[phonology]") {
    auto const member = [](std::string const& facts) {
        return slip(characters_file, "其, position: 羣開三C之平, fanqie: 渠之, heading: 之, xiaoyun: 192, number: 1",
                    "其, " + facts + ", xiaoyun: 230, number: 2");
    };
    CHECK(member("position: 羣開三C魚平, fanqie: 強魚, heading: 魚").empty());
    CHECK(member("position: 羣開三C魚上, fanqie: 強魚, heading: 魚") ==
          Complaints{"phonology/characters.yaml:15:25 group-differs"});
    CHECK(member("position: 羣開三C魚平, fanqie: 強語, heading: 魚") ==
          Complaints{"phonology/characters.yaml:15:41 group-differs"});
    CHECK(member("position: 羣開三C魚平, heading: 魚") == Complaints{"phonology/characters.yaml:15:5 group-differs"});
    CHECK(member("position: 羣開三C魚平, fanqie: 強魚, heading: 語") ==
          Complaints{"phonology/characters.yaml:15:54 group-differs"});
}

TEST_CASE("an attested position names each of its homophone groups once", "[phonology]") {
    auto const with = [](std::string const& facts) {
        return slip(characters_file, "  - {char: 可", "  - {char: 檟, " + facts + ", number: 1}\n  - {char: 可");
    };
    CHECK(with("position: 見開二麻上, fanqie: 古疋, heading: 馬, xiaoyun: 1768").empty());
    CHECK(with("position: 見開二麻上, fanqie: 古疋, heading: 馬, xiaoyun: 1769") ==
          Complaints{"phonology/attested.yaml:2:16 group-missing"});
    CHECK(with("position: 見開二麻平, fanqie: 古疋, heading: 馬, xiaoyun: 1768") ==
          Complaints{"phonology/attested.yaml:2:32 group-differs"});
    CHECK(slip(attested_file, "[2860, 2861]", "[2860, 1772]") ==
          Complaints{"phonology/attested.yaml:3:39 group-differs"});
    CHECK(slip(attested_file, "[2860, 2861]", "[2860, 2860]") ==
          Complaints{"phonology/attested.yaml:3:39 xiaoyun-twice"});
    CHECK(slip(attested_file, "xiaoyun: 1768", "xiaoyun: 2861") ==
          Complaints{"phonology/attested.yaml:3:39 xiaoyun-twice"});
    CHECK(slip(attested_file, "[駕, 嫁]", "[駕, 駕]") == Complaints{"phonology/attested.yaml:3:56 head-twice"});
}

TEST_CASE("phonology/ is read as a whole, and nothing else is in it", "[phonology]") {
    auto files = tiny_sounds();
    files.erase(units_file);
    CHECK(Compiled(files).complaints() == Complaints{"phonology/units.yaml:0:0 missing-file"});
    files = tiny_sounds();
    files["phonology/unit.yaml"] = "prothetic: []\n";
    CHECK(Compiled(files).complaints() == Complaints{"phonology/unit.yaml:0:0 unknown-file"});
    CHECK(slip(characters_file, "heading: 馬, xiaoyun: 1772", "rime: 馬, xiaoyun: 1772") ==
          Complaints{"phonology/characters.yaml:3:5 missing-key", "phonology/characters.yaml:3:44 unknown-key"});
}
