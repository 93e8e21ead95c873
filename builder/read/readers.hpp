// SPDX-License-Identifier: MIT
// What each kind of source file means: a tree of nodes → its part of the Corpus. Each reader
// reports all that it finds wrong and goes on.
#pragma once

#include "model/corpus.hpp"
#include "read/fields.hpp"

#include <vector>

namespace xitan {

void read_work(Node const& node, Work& work, Diagnostics& diagnostics);
void read_passages(Node const& node, Work& work, Diagnostics& diagnostics);
void read_apparatus(Node const& node, Work& work, Diagnostics& diagnostics);
void read_withdrawn(Node const& node, Work& work, Diagnostics& diagnostics);

[[nodiscard]] Script read_script(Node const& node, Diagnostics& diagnostics);
[[nodiscard]] Letter read_letter(Node const& node, Diagnostics& diagnostics);
[[nodiscard]] Chapter read_chapter(Node const& node, Diagnostics& diagnostics);

[[nodiscard]] LetterList read_list(Node const& node, Diagnostics& diagnostics);

// What is said of a list, apart from its letters and whose it is. Keys: list, work, date, place, order, order-note,
// note.
[[nodiscard]] ListFacts read_list_facts(Fields& fields);

// The files of phonology/, each its part.
void read_characters(Node const& node, PhonologyData& data, Diagnostics& diagnostics);
void read_character_variants(Node const& node, PhonologyData& data, Diagnostics& diagnostics);
void read_attested_positions(Node const& node, PhonologyData& data, Diagnostics& diagnostics);
void read_expectations(Node const& node, PhonologyData& data, Diagnostics& diagnostics);
void read_units(Node const& node, PhonologyData& data, Diagnostics& diagnostics);

// In a letter's file the letter and its line go without saying; in a chapter each entry names its own.
enum class Owner { letter, chapter };

[[nodiscard]] std::vector<Reading> read_readings(Fields& fields, Owner owner);
[[nodiscard]] std::vector<Form> read_forms(Fields& fields, Owner owner);
[[nodiscard]] std::vector<Quotation> read_says(Fields& fields, Owner owner);
[[nodiscard]] std::vector<Note> read_notes(Fields& fields);
[[nodiscard]] std::vector<See> read_see(Fields& fields);

// Letters by their features: a mapping of kind, group, manner and so on, each one value or a list.
[[nodiscard]] LetterFilter read_filter(Node const& node, Diagnostics& diagnostics);

[[nodiscard]] std::vector<Step> read_rows(Fields& fields);
[[nodiscard]] std::vector<Claim> read_expects(Fields& fields);

}  // namespace xitan
