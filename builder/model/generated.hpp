// SPDX-License-Identifier: MIT
// What the rules make of a corpus: clusters, rows, cells, syllables with their spellings, links
// between entries, and the verdict on every figure that the text states. Everything refers to
// everything else by index into the vectors here and in Corpus.
#pragma once

#include "model/corpus.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

using Index = std::uint32_t;

enum class Status { counted, disputed, alternative, held, named };
enum class PartRole { superscribed, base, subjoined };

// Consonant letters in reading order; empty for a bare vowel.
struct Cluster {
    std::vector<Index> letters;  // into Corpus::letters
    std::string written;         // "r kṣ v r y"
};

struct Row {
    Index chapter;         // into Corpus::chapters
    std::uint16_t number;  // 1-based within the chapter
    Index cluster;
    Status status;
    std::vector<PartRole> roles;         // one a letter of the cluster
    std::optional<Index> base;           // the letter that the row is built on
    Exceptional const* apart = nullptr;  // why it is not simply counted
};

struct Cell {
    Index row;
    std::uint16_t column;  // 1-based
    Index syllable;
};

struct Syllable {
    Index cluster;
    std::vector<Index> vowels;    // letters: one vowel, or a vowel and a mark
    std::string id;               // "k-ya": the public id without "syllable/"
    std::string vowel;            // "ā", "ūṃ"
    std::optional<Index> letter;  // the letter that it is
    std::uint32_t text_order = 0;
    std::uint32_t dictionary_order = 0;
    std::vector<std::string> spellings;  // one a scheme, in the order of Script::schemes
};

// An entry that has a public id.
enum class EntryKind { letter, chapter, row, cell, syllable, list };
struct EntryRef {
    EntryKind kind{};
    Index index = 0;
    friend auto operator<=>(EntryRef const&, EntryRef const&) = default;
};

// One direction of a typed cross-reference that the rules or the editors make; the structural ones
// (part of, same spelling elsewhere) follow from the tables. relation is one of: short-long,
// aspirate-pair, class-nasal (stop to nasal), light-heavy, same-character, same-speller, left-out-of,
// held-in, derived-from (chapter to chapter), see. The schema's table `relation` says what each means.
struct Link {
    EntryRef from;
    std::string_view relation;  // "short-long", "aspirate-pair", …: static storage
    EntryRef to;
    MaybeText because;
    MaybeText line;
};

enum class Verdict { agrees, explained, loose, unexplained };

struct LedgerEntry {
    Claim const* claim = nullptr;    // null: a total
    std::optional<Index> reckoning;  // into Work::reckonings; only for syllables
    std::optional<Index> chapter;    // into Corpus::chapters; none: the whole
    Unit unit{};
    std::int64_t stated = 0;
    std::int64_t generated = 0;
    Verdict verdict{};
    std::string explanation;  // empty: none
};

enum class ReadingKind { fanqie, direct, transcription };

// One row of the contract view `readings`, ready to be written. A source reading that has both `zh`
// and `fanqie` gives two; the name of a letter gives one.
struct ResolvedReading {
    Reading const* source = nullptr;  // into Corpus, or into Generated::name_readings
    std::string id;                   // "1188a02.3": line and number within the line
    EntryRef entry;                   // letter, cell, syllable or chapter
    std::string written;              // the spelling that it renders, also where there is no syllable: "k"
    ReadingKind kind{};
    std::optional<ReadingRole> role;                  // none for transcriptions
    std::string printed;                              // "渠下反", "迦(上)略(上)"
    std::string text;                                 // adopted: "渠下反", "迦略" (tags dropped)
    std::optional<std::string> head;                  // the character that is spelled
    std::optional<std::string> prefix, upper, lower;  // as printed
    std::optional<std::string> target;                // the sound of the head
    std::optional<std::string> tone, weight, length, manner;
    bool rejected = false;
    Certainty certainty{};
    std::string line;
    Attested const* emended = nullptr;     // zh, direct or spellers, where the editors would change it
    Attested const* of_emended = nullptr;  // the digitised label of what it renders, likewise
    Location at;
};

// A Middle Chinese position, with what is derived from it, ready to be written.
struct PositionFacts {
    std::string description;  // 見開二麻上
    std::string initial, division, rime, tone;
    std::string openness, type;  // empty: none
    std::string_view legality;   // attested, gap, marginal, foreign
    std::string_view reason;     // the rule that it breaks; empty: none
    std::string initial_of_36, baxter_2014, baxter_1992;
};

// A position that a fanqie can spell.
struct FanqieCandidate {
    Index position;                           // into Generated::positions
    std::vector<std::pair<Index, Index>> by;  // readings of the upper and the lower speller, in PhonologyData
};

// A fanqie reading as its spellers resolve: once as printed, and once more where the editors would read others
// that have readings.
struct FanqieResolution {
    Index reading;                            // into Generated::readings
    bool emended = false;                     // with what the editors would read, adopted or not
    std::string upper, lower;                 // the spellers
    std::vector<FanqieCandidate> candidates;  // in order; never empty
    Index chosen = 0;                         // into candidates
    Index possible = 0;                       // how many of them could exist
    std::string_view status;                  // unique, ambiguous, none
    std::vector<std::string_view> rules;      // that chose: "S2", "S4"; static storage
    std::string upper_initial_of_36;
    std::string onset;           // of the target: "k", or no_onset
    std::optional<Index> vowel;  // of the target: a letter
};

enum class UnitRole { prothetic, cluster, nasal, vocalic, final };

// A character of a transcription (or of a direct reading) with the part of the syllable that it renders.
struct TranscriptionUnit {
    Index reading;                       // into Generated::readings
    std::uint16_t ordinal;               // 1-based within the reading
    std::string character;               // as printed
    std::optional<std::string> emended;  // the editors' character, where it is another
    UnitRole role{};
    std::string onset;                            // the consonant that it renders, or no_onset
    std::optional<Index> vowel;                   // the vowel that it carries: a letter
    std::optional<std::string> tone, weight;      // that the text gives it
    std::optional<std::string> expected_initial;  // where the onset does not say it
};

// A character of a letter in a list, the treatise's own too, with the part of the letter that it renders.
struct ListCharacter {
    Index list;                                   // in the order of model/ids.hpp
    int ordinal;                                  // of the letter, as the list counts
    std::uint16_t place;                          // 1-based within the letter
    std::string character;                        // in Unicode, where it has the character
    std::optional<std::string> onset;             // the consonant that it renders, or no_onset; none: not known
    std::optional<std::string> expected_initial;  // where the onset does not say it
};

struct Generated {
    std::vector<Cluster> clusters;
    std::vector<Row> rows;
    std::vector<Cell> cells;              // by chapter, row, column
    std::vector<Syllable> syllables;      // in text order
    std::vector<std::string> letter_ids;  // "ka": the public id without "letter/"
    std::vector<Index> letter_syllables;  // the syllable that each letter is
    std::vector<Link> links;
    std::vector<LedgerEntry> ledger;
    std::vector<Reading> name_readings;     // made from the letters' names; never reallocated
    std::vector<ResolvedReading> readings;  // by line, then as written

    std::vector<ListCharacter> list_characters;

    // Empty for a treatise without phonology.
    std::vector<PositionFacts> positions;
    std::vector<Index> reading_positions;  // of PhonologyData::readings, one by one
    std::vector<FanqieResolution> resolutions;
    std::vector<TranscriptionUnit> units;
};

}  // namespace xitan
