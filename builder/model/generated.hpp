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
    std::vector<Index> letters;    // into Corpus::letters
    std::string written;           // "r kṣ v r y"
};

struct Row {
    Index chapter;                 // into Corpus::chapters
    std::uint16_t number;          // 1-based within the chapter
    Index cluster;
    Status status;
    std::vector<PartRole> roles;   // one a letter of the cluster
    std::optional<Index> base;     // the letter that the row is built on
    Exceptional const* apart = nullptr;   // why it is not simply counted
};

struct Cell {
    Index row;
    std::uint16_t column;          // 1-based
    Index syllable;
};

struct Syllable {
    Index cluster;
    std::vector<Index> vowels;     // letters: one vowel, or a vowel and a mark
    std::string id;                // "k-ya": the public id without "syllable/"
    std::string vowel;             // "ā", "ūṃ"
    std::optional<Index> letter;   // the letter that it is
    std::uint32_t text_order = 0;
    std::uint32_t dictionary_order = 0;
    std::vector<std::string> spellings;   // one a scheme, in the order of Script::schemes
};

// An entry that has a public id.
enum class EntryKind { letter, chapter, row, cell, syllable };
struct EntryRef {
    EntryKind kind{};
    Index index = 0;
    friend auto operator<=>(EntryRef const&, EntryRef const&) = default;
};

// One direction of a typed cross-reference. The schema's table `relation` holds the names.
struct Link {
    EntryRef from;
    std::string_view relation;     // "short-long", "aspirate-pair", …: static storage
    EntryRef to;
    MaybeText because;
    MaybeText line;
};

enum class Verdict { agrees, explained, loose, unexplained };

struct LedgerEntry {
    Claim const* claim = nullptr;         // null: a total
    std::optional<Index> reckoning;       // into Work::reckonings; only for syllables
    std::optional<Index> chapter;         // into Corpus::chapters; none: the whole
    Unit unit{};
    std::int64_t stated = 0;
    std::int64_t generated = 0;
    Verdict verdict{};
    std::string explanation;              // empty: none
};

// Where a reading belongs, resolved.
struct ResolvedReading {
    Reading const* reading = nullptr;
    EntryRef entry;
    std::string written;           // the spelling that it renders
    std::optional<Index> syllable;
    Location at;
};

struct Generated {
    std::vector<Cluster> clusters;
    std::vector<Row> rows;
    std::vector<Cell> cells;             // by chapter, row, column
    std::vector<Syllable> syllables;     // in text order
    std::vector<std::string> letter_ids;           // "ka": the public id without "letter/"
    std::vector<Index> letter_syllables;           // the syllable that each letter is
    std::vector<Link> links;
    std::vector<LedgerEntry> ledger;
    std::vector<ResolvedReading> readings;         // by line, then as written
};

}  // namespace xitan
