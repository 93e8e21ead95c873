// SPDX-License-Identifier: MIT
// All that the database says of one entry, gathered for showing it: a letter, chapter, row, cell, syllable or list.
// Nothing is formatted here.
#pragma once

#include "query/record.hpp"

namespace xitan {

struct CardReading {
    Record facts;
    Records resolutions;  // of a fanqie, where there are Middle Chinese data
    Records emendations;
};

struct CardRow {
    Record facts;
    Records cells;
};

// Columns are those of queries/cards/*.sql. What an entry of this kind does not have is empty.
struct Card {
    Record entry;                        // id, kind, and what it is
    Records spellings;                   // in all schemes
    Records parts;                       // its letters and how each is written
    std::vector<CardReading> readings;   // its own
    std::vector<CardReading> elsewhere;  // of the same spelling in other places
    Records emendations;                 // of what is no reading
    Records forms;
    Records comments;     // the treatise's words, then the editors'
    Records places;       // of this spelling in the charts
    Records occurrences;  // of a letter in the charts, by chapter and role
    Records letters;      // of a list
    Records other_lists;  // how other works write a letter
    Records relations;
    Records steps;              // the rule of a chapter
    std::vector<CardRow> rows;  // of the chart
    Records left_out;           // what the chapter makes no row of
    Records figures;            // that the text states of the chapter, and what the rules make
};

// Requires: the entry exists.
[[nodiscard]] Card card(Database const& database, std::string const& id);

}  // namespace xitan
