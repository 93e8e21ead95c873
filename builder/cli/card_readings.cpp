// SPDX-License-Identifier: MIT
#include "cli/card_readings.hpp"

#include "cli/card_parts.hpp"

namespace xitan {

namespace {

std::string label_of(Record const& reading, ReadingLabel label) {
    if (label == ReadingLabel::entry) {
        std::string const& entry = reading.text("entry");
        return entry.starts_with("cell/") ? without_kind(entry) : entry;
    }
    if (label == ReadingLabel::spelling) return reading.text("written");
    return reading.has("role") ? reading.text("role") : reading.text("kind");
}

// What the reading says of the sound, in the words of the vocabularies.
std::string manner_of(Record const& reading) {
    return joined({reading.text("tone"), reading.text("weight"), reading.text("length"), reading.text("manner")}, ", ");
}

std::string printed(Record const& reading) {
    std::string text = reading.has("label") ? reading.text("label") + ' ' : std::string();
    text += reading.text("printed");
    bool const spells_part = reading.text("kind") == "fanqie" && reading.text("target") != reading.text("written");
    if (spells_part && reading.has("head")) {
        text += " for " + reading.text("head");
        if (reading.has("target")) text += ' ' + reading.text("target");
    }
    return text;
}

std::string first_line(CardReading const& reading, ReadingLabel label) {
    Record const& facts = reading.facts;
    std::string text = printed(facts);
    bool const resolved = !reading.resolutions.empty() && reading.resolutions.front().text("which") == "printed";
    if (resolved) text += ' ' + resolution_text(reading.resolutions.front());
    bool const named = label != ReadingLabel::role && facts.has("role");
    return joined(
        {text, named ? facts.text("role") : "", manner_of(facts),
         facts.number("rejected") ? "rejected by the text" : "",
         facts.text("certainty") == "certain" ? "" : facts.text("certainty") + " certainty", facts.text("line")},
        dot);
}

std::string emendation_text(Record const& emendation) {
    bool const adopted = emendation.number("adopted") == 1;
    std::string text = emendation.text("field") + ' ' + emendation.text("printed") + ": read " +
                       emendation.text("proposed") + " (" + emendation.text("certainty") + ", " +
                       (adopted ? "adopted" : "not adopted") + ")";
    if (emendation.has("witness")) text += ", with " + emendation.text("witness");
    if (emendation.has("reason")) text += ": " + emendation.text("reason");
    return text;
}

}  // namespace

std::string resolution_text(Record const& resolution) {
    std::string text = "→ " + resolution.text("position") + ' ' + resolution.text("baxter");
    std::string const& agreement = resolution.text("agreement");
    if (!agreement.empty()) {
        text += " ~ " + resolution.text("target") + (agreement == "yes" ? " ✓" : agreement == "no" ? " ✗" : " ≈");
        if (agreement == "no") text += " (" + resolution.text("expected_initial") + " is expected)";
        if (agreement == "broad") text += " (broadly)";
        if (agreement == "regional") text += " (as in other countries)";
    }
    text += std::string(dot) + resolution.text("class");
    if (resolution.has("rules")) {
        text += ", by ";
        for (char const c : resolution.text("rules")) text += c == ',' ? std::string(", ") : std::string(1, c);
    }
    return text;
}

void print_readings(Page& page, std::string_view heading, std::vector<CardReading> const& readings,
                    ReadingLabel label) {
    if (readings.empty()) return;
    page.heading(heading);
    for (CardReading const& reading : readings) {
        page.item(label_of(reading.facts, label), first_line(reading, label));
        for (Record const& emendation : reading.emendations) page.item("", emendation_text(emendation));
        for (Record const& resolution : reading.resolutions) {
            if (resolution.text("which") == "printed") continue;
            page.item("", resolution.text("upper") + resolution.text("lower") + "反 " + resolution_text(resolution));
        }
        if (reading.facts.has("note")) page.item("", reading.facts.text("note"));
    }
}

void print_emendations(Page& page, Records const& emendations) {
    if (emendations.empty()) return;
    page.heading("Emendations");
    for (Record const& emendation : emendations) page.item(emendation.text("line"), emendation_text(emendation));
}

}  // namespace xitan
