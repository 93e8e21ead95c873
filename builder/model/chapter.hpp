// SPDX-License-Identifier: MIT
// A chapter as a source describes it (sources/chapters/*.yaml): its rule, its exceptions, and the
// figures that the text states about it.
#pragma once

#include "model/reading.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

// What a rule does to each operand row. The verbs name no letter.
enum class Verb { attach, subjoin, superscribe, clusters };

struct VerbName {
    Verb verb;
    std::string_view key;      // as written in YAML
    std::string_view meaning;  // one line of help
};

inline constexpr std::array verb_names{
    VerbName{Verb::attach, "attach", "write one row a letter, with all vowels that generate, or with one vowel"},
    VerbName{Verb::subjoin, "subjoin", "write a letter below each row"},
    VerbName{Verb::superscribe, "superscribe", "write a letter above each row, or the nasal of the row's group"},
    VerbName{Verb::clusters, "clusters", "list clusters one by one"},
};

// Special operands.
inline constexpr std::string_view all_vowels = "vowels";  // attach: vowels
inline constexpr std::string_view class_nasal = "nasal";  // superscribe: nasal

// Which letters: a letter passes if each list is empty or holds its value.
struct LetterFilter {
    Location at;
    std::vector<Text> letters, kinds, groups, places, manners, lengths;
    std::optional<Located<bool>> generates;
    std::optional<Located<bool>> sign;  // has a dependent vowel sign in some scheme
};

// One step of a rule: a verb, its operand, and what it is applied to.
struct Step {
    Location at;
    Verb verb{};
    Text operand;                            // the letter, "vowels" or "nasal"; unused for clusters
    std::vector<Text> clusters;              // "s k", for Verb::clusters
    std::optional<Located<int>> to_chapter;  // the rows of an earlier chapter …
    std::optional<LetterFilter> to_letters;  // … or the letters that pass a filter
};

// A row that the rule makes but the text treats apart, or (held, named) a cell that no rule makes.
struct Exceptional {
    Location at;
    MaybeText letter;          // the letter that the row is built on …
    MaybeText cluster;         // … or the whole cluster, "r r"
    std::vector<Text> vowels;  // one cell with these vowel signs; empty: the first vowel
    MaybeText because;
    MaybeText line;       // the line that says so
    MaybeText reckoning;  // alternative: the reckoning under which it counts
};

enum class Unit { syllables, rows, letters, chapters };

// What a figure counts when it is not the cells (syllables) or rows of its chapter.
struct Measure {
    Location at;
    bool left_out = false;              // letters of the alphabet without a row in the chapter
    bool vowels_per_row = false;        // columns
    std::vector<LetterFilter> letters;  // the letters that pass any of these filters
    std::optional<Located<Verb>> verb;  // chapters whose rule begins with this verb
    bool generating = false;            // chapters that have a rule
    std::vector<Text> chapters;         // "2", "4-7"
    bool whole = false;                 // all chapters together
};

// A figure that the text states (`expects:`).
struct Claim {
    Location at;
    Located<int> count;
    Located<Unit> unit{Unit::syllables, {}};
    Text words;
    Text line;
    MaybeText reckoning;             // absent: the first of work.yaml (only for syllables)
    std::vector<Text> applies_to;    // chapters ("2", "4-7"); empty: its own
    std::optional<Measure> measure;  // absent: all cells or rows of the chapter
    bool loose = false;              // "nearly", "more than"
    bool inferred = false;           // computed from a rule that is stated; no figure is printed
    MaybeText because;               // why it differs from what the rules make
};

struct Chapter {
    Location at;
    Located<int> number;
    Text title_zh, title_en;
    std::vector<Text> lines;  // "1186c04-1186c08", in text order
    std::vector<Step> rows;   // empty for a chapter without a rule
    std::vector<Exceptional> leaves_out, disputed, alternative, held, named;
    std::vector<Text> mentions;  // syllables that its lines name and no rule makes
    std::vector<Claim> expects;
    std::vector<Reading> readings;
    std::vector<Form> forms;
    std::vector<Attribution> attributions;
    std::vector<Quotation> says;
    std::vector<Note> notes;
    std::vector<See> see;
};

}  // namespace xitan
