// SPDX-License-Identifier: MIT
#include "cli/card_parts.hpp"

namespace xitan {

namespace {

// syllables → syllable
std::string one_of(std::string const& unit) { return unit.substr(0, unit.size() - 1); }

}  // namespace

void print_rule(Page& page, Records const& steps) {
    if (steps.empty()) return;
    page.heading("Rule");
    for (Record const& step : steps) {
        std::string const from = step.has("from_chapter")
                                     ? "to the rows of chapter " + std::to_string(step.number("from_chapter"))
                                 : step.has("from_letters") ? "to letters: " + step.text("from_letters")
                                                            : "";
        page.item(std::to_string(step.number("step")),
                  joined({step.text("verb"), step.text("operand"), from, step.text("clusters")}, " "));
    }
}

void print_exceptions(Page& page, Card const& card) {
    bool any = !card.left_out.empty();
    for (CardRow const& row : card.rows) any = any || row.facts.text("status") != "counted";
    if (card.entry.text("kind") != "chapter" || !any) return;
    page.heading("Exceptions");
    for (Record const& one : card.left_out) {
        page.item(one.has("written") ? one.text("written") : one.text("cluster"),
                  joined({"left out: " + one.text("because"), one.text("line")}, dot));
    }
    for (CardRow const& row : card.rows) {
        if (row.facts.text("status") == "counted") continue;
        page.item(without_kind(row.facts.text("id")), row.facts.text("cluster") + dot + status_of(row.facts));
    }
}

void print_figures(Page& page, Card const& card) {
    if (card.figures.empty()) return;
    page.heading("Counts");
    for (Record const& figure : card.figures) {
        bool const other = figure.text("chapter") != card.entry.text("id");
        std::string const whose = figure.has("chapter") ? figure.text("chapter") : "the whole";
        std::string const reckoning = figure.has("reckoning") ? " (" + figure.text("reckoning") + ")" : "";
        page.item(
            figure.text("line"),
            joined(
                {figure.text("words"),
                 count(figure.number("stated"), one_of(figure.text("unit"))) + reckoning +
                     (other ? " of " + whose : "") + ", the rules make " + std::to_string(figure.number("generated")),
                 figure.text("verdict") + (figure.has("explanation") ? ": " + figure.text("explanation") : "")},
                dot));
    }
}

}  // namespace xitan
