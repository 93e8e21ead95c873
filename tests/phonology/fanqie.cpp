// SPDX-License-Identifier: MIT
// What two spellers spell, and how one candidate is chosen: the examples that were worked out by hand.
#include "phonology/fanqie.hpp"
#include "phonology/notation.hpp"
#include "phonology/selection.hpp"
#include "support/catch.hpp"

#include <sstream>
#include <stdexcept>

using namespace xitan;

namespace {

std::vector<Position> positions(std::vector<char const*> const& descriptions) {
    std::vector<Position> list;
    for (auto const* const description : descriptions) {
        auto const position = parse_position(description);
        if (!position) throw std::invalid_argument(description);
        list.push_back(*position);
    }
    return list;
}

std::set<Position> set(std::vector<char const*> const& descriptions) {
    auto const list = positions(descriptions);
    return {list.begin(), list.end()};
}

char const* word(Legality legality) {
    switch (legality) {
        case Legality::attested:
            return "attested";
        case Legality::gap:
            return "gap";
        case Legality::marginal:
            return "marginal";
        case Legality::foreign:
            return "foreign";
    }
    return "?";
}

// "見開二麻上 attested, 見開三C麻上 foreign"
std::string shown(std::vector<Candidate> const& candidates) {
    std::ostringstream out;
    for (Candidate const& c : candidates) {
        out << (out.tellp() > 0 ? ", " : "") << describe(c.position) << ' ' << word(c.judgement.legality);
    }
    return out.str();
}

char const* word(SelectionStatus status) {
    switch (status) {
        case SelectionStatus::unique:
            return "unique";
        case SelectionStatus::ambiguous:
            return "ambiguous";
        case SelectionStatus::none:
            return "none";
    }
    return "?";
}

// "見開二麻上 kaeX kæX, ambiguous of 2, S2,S4"
std::string chosen(std::vector<Candidate> const& candidates, std::vector<Position> const& lower,
                   Circumstances const& circumstances) {
    Selection const s = select(candidates, lower, circumstances);
    Position const& p = candidates[s.chosen].position;
    return describe(p) + ' ' + baxter_2014(p) + ' ' + baxter_1992(p) + ", " + word(s.status) + " of " +
           std::to_string(s.possible) + ", " + names_of(s.decided);
}

auto const low = positions({"匣開二麻上", "匣開二麻去"});  // 下

Circumstances with_tone(char32_t tone) {
    Circumstances circumstances;
    circumstances.tone = tone;
    return circumstances;
}

}  // namespace

TEST_CASE("居下反 is 見開二麻上: the tone and the division of the lower speller decide", "[phonology]") {
    auto const candidates = resolve(positions({"見開三C之平", "見開三C魚平"}), low, set({"見開二麻上", "見開二麻去"}));
    CHECK(shown(candidates) == "見開二麻上 attested, 見開三C麻上 foreign, 見開二麻去 attested, 見開三C麻去 foreign");
    CHECK(candidates.front().from == std::vector<Spellers>{{0, 0}, {1, 0}});
    Circumstances known = with_tone(U'上');
    known.head = positions({"見開二麻平"});
    CHECK(chosen(candidates, low, known) == "見開二麻上 kaeX kæX, ambiguous of 2, S2,S4");
}

TEST_CASE("洛可反 is 來開一歌上 without any rule", "[phonology]") {
    auto const lower = positions({"溪開一歌上"});
    auto const candidates = resolve(positions({"來開一唐入"}), lower, set({"來開一歌上"}));
    CHECK(shown(candidates) == "來開一歌上 attested");
    CHECK(chosen(candidates, lower, with_tone(U'上')) == "來開一歌上 laX laX, unique of 1, ");
}

TEST_CASE("止下反 raises the lower speller to the third division, where alone 章 stands", "[phonology]") {
    auto const candidates = resolve(positions({"章開三之上"}), low, set({"章開三麻上", "章開三麻去"}));
    CHECK(shown(candidates) == "章開三麻上 attested, 章開三麻去 attested");
    CHECK(chosen(candidates, low, with_tone(U'上')) == "章開三麻上 tsyaeX tsyæX, ambiguous of 2, S2");
}

TEST_CASE("他下反 has only marginal candidates and is chosen all the same", "[phonology]") {
    auto const candidates = resolve(positions({"透開一歌平"}), low, {});
    CHECK(shown(candidates) == "透開二麻上 marginal, 透開二麻去 marginal");
    CHECK(candidates.front().judgement.reason == "端組類隔");
    CHECK(chosen(candidates, low, with_tone(U'上')) == "透開二麻上 thaeX thæX, none of 0, S2");
}

TEST_CASE("而下反 is 日開三麻上, and its falling tone a gap", "[phonology]") {
    auto const candidates = resolve(positions({"日開三之平"}), low, set({"日開三麻上"}));
    CHECK(shown(candidates) == "日開三麻上 attested, 日開三麻去 gap");
    CHECK(chosen(candidates, low, with_tone(U'上')) == "日開三麻上 nyaeX nyæX, ambiguous of 2, S2");
}

TEST_CASE("怛下反 is a gap, where tha, da and na are marginal", "[phonology]") {
    CHECK(shown(resolve(positions({"端開一寒入"}), low, {})) == "端開二麻上 gap, 端開二麻去 marginal");
    CHECK(shown(resolve(positions({"泥開一寒入"}), low, {})) == "泥開二麻上 marginal, 泥開二麻去 marginal");
}

TEST_CASE("what no syllable can be is listed, openness by openness and division by division", "[phonology]") {
    CHECK(shown(resolve(positions({"知二江入"}), positions({"疑開一歌上"}), {})) ==
          "知開一歌上 foreign, 知合一歌上 foreign");
    CHECK(shown(resolve(positions({"羣開三C魚平"}), low, {})) ==
          "羣開二麻上 marginal, 羣開三C麻上 foreign, 羣開二麻去 marginal, 羣開三C麻去 foreign");
    CHECK(shown(resolve(positions({"以開三魚上"}), positions({"見開一泰去"}), {})) == "以開一泰去 foreign");
}

TEST_CASE("the initial is settled before legality, by the sisters and else by the head", "[phonology]") {
    auto const candidates = resolve(positions({"見開三C之平", "羣開三C之平"}), low, {});
    Circumstances known = with_tone(U'上');
    CHECK(chosen(candidates, low, known) == "見開二麻上 kaeX kæX, ambiguous of 2, S2,S4");
    known.sister_initials = U"羣";
    CHECK(chosen(candidates, low, known) == "羣開二麻上 gaeX gæX, ambiguous of 2, S1,S2,S5");
    known.sister_initials = U"疑";
    known.head = positions({"羣開三C歌平"});
    CHECK(chosen(candidates, low, known) == "羣開二麻上 gaeX gæX, ambiguous of 2, S1,S2,S5");
}

TEST_CASE("the entering tone is dropped unless the target ends in a stop", "[phonology]") {
    auto const lower = positions({"幫開一寒去", "幫開二山入"});
    auto const candidates = resolve(positions({"見開三A真入"}), lower, {});
    Circumstances known;
    CHECK(select(candidates, lower, known).decided.front() == SelectionRule::tone);
    CHECK(candidates[select(candidates, lower, known).chosen].position.tone == U'去');
    known.ends_in_stop = true;
    CHECK(names_of(select(candidates, lower, known).decided) == "S8");
}

TEST_CASE("two readings with two rimes are told apart by the sister of the same head", "[phonology]") {
    auto const lower = positions({"見開三C歌平", "見開二麻平"});  // 迦
    auto const candidates = resolve(positions({"來開三蒸入"}), lower, {});
    Circumstances known = with_tone(U'平');
    known.sister_rimes = U"麻";
    Selection const selection = select(candidates, lower, known);
    CHECK(candidates[selection.chosen].position.rime == U'麻');
    CHECK(selection.decided.front() == SelectionRule::rime);
}

TEST_CASE("the type of labials, velars and laryngeals follows rime, upper and lower speller", "[phonology]") {
    auto const only = [](char const* upper, char const* lower) {
        return shown(resolve(positions({upper}), positions({lower}), {}));
    };
    CHECK(only("見開三C之平", "日開三支上") == "見開三A支上 gap, 見開三B支上 gap");
    CHECK(only("見開三A支平", "日開三支上") == "見開三A支上 gap");
    CHECK(only("見開三B脂平", "以開三支上") == "見開三B支上 gap");
    CHECK(only("見開三C之平", "以開三支上") == "見開三A支上 gap");
    CHECK(only("見開三C之平", "云開三B支上") == "見開三B支上 gap");
    CHECK(only("影開三C魚平", "以開三蒸入") == "影開三C蒸入 gap");
    CHECK(only("並三C陽平", "以三尤平") == "並三C尤平 gap");
    CHECK(only("並三C陽平", "見三A幽平") == "並三B幽平 gap");
    CHECK(only("云合三C虞平", "見開三C元上") == "云合三C元上 gap");
}

TEST_CASE("a fanqie without readings has no candidates, and nothing can be selected from none", "[phonology]") {
    CHECK(resolve({}, low, {}).empty());
    CHECK(resolve(low, {}, {}).empty());
    CHECK_THROWS_AS(select({}, low, {}), std::invalid_argument);
}

TEST_CASE("every selection rule has its name, in order", "[phonology]") {
    REQUIRE(rule_names().size() == 8);
    for (std::size_t i = 0; i < rule_names().size(); ++i) {
        CHECK(rule_names()[i].rule == static_cast<SelectionRule>(i));
        CHECK(rule_names()[i].name == "S" + std::to_string(i + 1));
    }
}
