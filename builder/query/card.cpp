// SPDX-License-Identifier: MIT
#include "query/card.hpp"

#include <stdexcept>

namespace xitan {

namespace {

void add_readings(Database const& database, std::string const& id, Card& card) {
    for (Record& facts : records(database, "readings", id)) {
        auto& list = facts.number("own") ? card.readings : card.elsewhere;
        std::string const reading = facts.text("id");
        bool const spelled = facts.text("kind") == "fanqie";
        list.push_back({std::move(facts), spelled ? records(database, "resolutions", reading) : Records(),
                        records(database, "reading-emendations", reading)});
    }
}

void add_chart(Database const& database, std::string const& id, Card& card) {
    for (Record& facts : records(database, "rows", id)) card.rows.push_back({std::move(facts), {}});
    auto row = card.rows.begin();
    for (Record& cell : records(database, "cells", id)) {
        while (row->facts.text("id") != cell.text("row")) ++row;  // both are in the order of the chart
        row->cells.push_back(std::move(cell));
    }
}

}  // namespace

Card card(Database const& database, std::string const& id) {
    std::string const kind = id.substr(0, id.find('/'));
    Card card;
    Records entry = records(database, kind, id);
    if (entry.size() != 1) throw std::logic_error("there is no entry " + id);
    card.entry = std::move(entry.front());
    add_readings(database, id, card);
    card.emendations = records(database, "emendations", id);
    card.forms = records(database, "forms", id);
    card.comments = records(database, "comments", id);
    card.relations = records(database, "relations", id);
    bool const chart = kind == "chapter" || kind == "row";
    if (chart) {
        add_chart(database, id, card);
    } else if (kind != "list") {
        card.spellings = records(database, "spellings", id);
        card.places = records(database, "places", id);
    }
    if (kind == "letter") {
        card.occurrences = records(database, "occurrences", id);
        card.other_lists = records(database, "other-lists", id);
    } else if (kind == "chapter") {
        card.steps = records(database, "chapter-rule", id);
        card.left_out = records(database, "left-out", id);
        card.figures = records(database, "figures", id);
    } else if (kind == "list") {
        card.letters = records(database, "list-letters", id);
    } else {
        card.parts = records(database, "parts", id);
    }
    return card;
}

}  // namespace xitan
