// SPDX-License-Identifier: MIT
#include "cli/fanqie_text.hpp"

#include "cli/card_parts.hpp"
#include "cli/card_readings.hpp"
#include "export/card_json.hpp"
#include "phonology/notation.hpp"

#include <nlohmann/json.hpp>

#include <array>

namespace xitan {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 4> class_names{"attested", "gap", "marginal", "foreign"};
constexpr std::array<std::string_view, 3> status_names{"unique", "ambiguous", "none"};

std::string class_of(Candidate const& candidate) {
    return std::string(class_names.at(static_cast<std::size_t>(candidate.judgement.legality)));
}

void print_speller(Page& page, FanqieSpeller const& speller) {
    std::vector<std::string> readings;
    for (Record const& row : speller.rows) readings.push_back(row.text("position") + ' ' + row.text("baxter"));
    std::string const named = speller.text == speller.character ? "" : " named " + speller.character;
    Record const& first = speller.rows.front();
    std::string const form = first.has("form") ? "read as " + first.text("form") : "";
    page.item(speller.text + named, joined({form, joined(readings, dot)}, dot));
}

// "attested, as 檟"; "foreign: 母與等不合".
std::string judgement(FanqieAnswer const& answer, Candidate const& candidate) {
    std::string text = class_of(candidate);
    if (!candidate.judgement.reason.empty()) return text + ": " + std::string(candidate.judgement.reason);
    auto const group = answer.attested.find(candidate.position);
    return group == answer.attested.end() || group->second.empty() ? text : text + ", as " + group->second;
}

// The data say what the rime book has only where a fanqie of the text asks for it.
bool gaps_are_certain(FanqieAnswer const& answer) { return !answer.in_text.empty(); }

void print_candidates(Page& page, FanqieAnswer const& answer) {
    constexpr int position_width = 18, notation_width = 10;
    page.heading("Candidates");
    bool gap = false;
    for (std::size_t i = 0; i < answer.candidates.size(); ++i) {
        Candidate const& candidate = answer.candidates[i];
        std::string const mark = i == answer.selection.chosen ? "→ " : "  ";
        page.line(padded(mark + describe(candidate.position), position_width) +
                  padded(baxter_2014(candidate.position), notation_width) + judgement(answer, candidate));
        gap = gap || candidate.judgement.legality == Legality::gap;
    }
    if (gap && !gaps_are_certain(answer)) {
        page.paragraph(
            "A gap may yet be attested: the data say what the rime book has only for the characters and the fanqie of "
            "the text.");
    }
}

void print_rules(Page& page, std::vector<SelectionRule> const& rules) {
    for (SelectionRule const rule : rules) {
        RuleName const& name = rule_names().at(static_cast<std::size_t>(rule));
        page.item(name.name, name.meaning);
    }
}

void print_choice(Page& page, FanqieAnswer const& answer) {
    Candidate const& chosen = answer.candidates[answer.selection.chosen];
    page.heading("The rules choose, if nothing but the two characters is known");
    page.item(describe(chosen.position), baxter_2014(chosen.position) + dot +
                                             std::to_string(answer.selection.possible) + " of " +
                                             std::to_string(answer.candidates.size()) + " could exist" +
                                             (answer.selection.decided.empty() ? ", and no rule had to decide" : ""));
    print_rules(page, answer.selection.decided);
}

void print_in_text(Page& page, Records const& in_text) {
    page.heading("In the text");
    if (in_text.empty()) page.item("", "It does not spell with these two characters.");
    for (Record const& row : in_text) {
        std::string const emended = row.text("which") == "emended" ? "as the editors would read" : "";
        page.item(row.text("reading"),
                  joined({row.text("entry"), row.text("role"), emended, resolution_text(row)}, dot));
    }
}

void print_rule_names(Page& page, Records const& in_text) {
    std::vector<SelectionRule> used;
    for (RuleName const& rule : rule_names()) {
        for (Record const& row : in_text) {
            bool const named =
                (',' + row.text("rules") + ',').find(',' + std::string(rule.name) + ',') != std::string::npos;
            if (!named) continue;
            used.push_back(rule.rule);
            break;
        }
    }
    print_rules(page, used);
}

Json speller_json(FanqieSpeller const& speller) {
    Json object{{"text", speller.text}, {"character", speller.character}};
    object["readings"] = records_json(speller.rows);
    return object;
}

Json candidates_json(FanqieAnswer const& answer) {
    Json list = Json::array();
    for (Candidate const& candidate : answer.candidates) {
        Json one{{"position", describe(candidate.position)},
                 {"baxter", baxter_2014(candidate.position)},
                 {"baxter1992", baxter_1992(candidate.position)},
                 {"class", class_of(candidate)},
                 {"reason", nullptr},
                 {"attested_as", nullptr},
                 {"from", Json::array()}};
        if (!candidate.judgement.reason.empty()) one["reason"] = candidate.judgement.reason;
        auto const group = answer.attested.find(candidate.position);
        if (group != answer.attested.end() && !group->second.empty()) one["attested_as"] = group->second;
        for (Spellers const& by : candidate.from) {
            one["from"].push_back({{"upper", describe(answer.upper.positions.at(by.upper))},
                                   {"lower", describe(answer.lower.positions.at(by.lower))}});
        }
        list.push_back(std::move(one));
    }
    return list;
}

}  // namespace

void print_fanqie(Page& page, FanqieAnswer const& answer) {
    page.title(answer.upper.text + answer.lower.text + "反");
    print_speller(page, answer.upper);
    print_speller(page, answer.lower);
    print_candidates(page, answer);
    print_choice(page, answer);
    print_in_text(page, answer.in_text);
    print_rule_names(page, answer.in_text);
}

nlohmann::ordered_json fanqie_json(FanqieAnswer const& answer) {
    Json object{{"upper", speller_json(answer.upper)},
                {"lower", speller_json(answer.lower)},
                {"candidates", candidates_json(answer)}};
    Json rules = Json::array();
    for (SelectionRule const rule : answer.selection.decided) {
        RuleName const& name = rule_names().at(static_cast<std::size_t>(rule));
        rules.push_back({{"rule", name.name}, {"meaning", name.meaning}});
    }
    object["chosen"] = describe(answer.candidates[answer.selection.chosen].position);
    object["possible"] = answer.selection.possible;
    object["status"] = status_names.at(static_cast<std::size_t>(answer.selection.status));
    object["rules"] = std::move(rules);
    object["gaps_are_certain"] = gaps_are_certain(answer);
    object["in_text"] = records_json(answer.in_text);
    return object;
}

}  // namespace xitan
