// SPDX-License-Identifier: MIT
// A list of the letters as some work gives it (sources/lists/*.yaml), and what is said of the treatise's
// own, whose letters are those of sources/letters.
#pragma once

#include "model/attested.hpp"

#include <optional>
#include <vector>

namespace xitan {

// When a list was made, in years; from and to are equal for one year.
struct Dating {
    Located<int> from, to;
    bool certain = true;
    MaybeText words;  // as the source of the date has it; absent: the years say it
};

// What is said of any list.
struct ListFacts {
    Location at;
    Text id;         // T374, T848-2
    MaybeText work;  // absent: the id
    Dating date;
    MaybeText place;
    Text order;  // of the script's letter orders
    MaybeText order_note;
    MaybeText note;  // ours
};

// How well the line of a letter is known. exact: as numbered; computed: from the line breaks of a text
// without numbers; block: the letter stands in that line or behind it, in the same paragraph.
enum class LineScope { exact, computed, block };

struct ListLetter {
    Location at;
    Located<int> order;  // as in the list, which may begin with any number
    // Exactly one: the letter, or the place in the order where the list has no letter, or one that does not fit.
    MaybeText letter;
    MaybeText slot;
    Text zh;            // as printed; what has no character is composed in brackets: [口*恒]
    MaybeText unicode;  // the same with the characters of Unicode
    MaybeText gloss;    // the text's words on the sound
    MaybeText means;    // the word that the text explains by the letter
    Text line;
    std::optional<Located<LineScope>> scope;      // absent: that of the list
    std::optional<Located<Certainty>> certainty;  // that printed form and place agree; absent: high
    MaybeText because;                            // why not higher
    MaybeText note;                               // ours
};

struct LetterList {
    ListFacts facts;
    Text title_zh;
    MaybeText title_en;
    Text author;
    Text source;  // of work.yaml
    LineScope scope = LineScope::exact;
    Location letters_at;
    std::vector<ListLetter> letters;
};

}  // namespace xitan
