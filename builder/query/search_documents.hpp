// SPDX-License-Identifier: MIT
// The documents of the search: which of them belong to a spelling, which have some words, and how one
// of them is shown.
#pragma once

#include "query/search.hpp"
#include "query/search_text.hpp"

namespace xitan {

// The documents of a syllable: itself and its letter, or if a kind is given those of this kind.
[[nodiscard]] std::vector<std::int64_t> documents_of_syllable(Database const& database, std::int64_t syllable_id,
                                                              std::string const& kind);

// The documents of an entry by its id, or of a reading; of a cell also those of its syllable and row; and those of a
// line by its name: what stands on it, and the passage that it belongs to.
[[nodiscard]] std::vector<std::int64_t> documents_of_id(Database const& database, std::string const& id,
                                                        std::string const& kind);
[[nodiscard]] std::vector<std::int64_t> documents_of_line(Database const& database, std::string const& line,
                                                          std::string const& kind);

// The documents that have all terms: those that have clean itself first; entries by kind, then mentions; by weight.
// Requires: there is a term.
[[nodiscard]] std::vector<std::int64_t> documents_with(Database const& database, std::vector<SearchTerm> const& terms,
                                                       std::string_view clean, std::string const& kind);

// Whether there is any.
[[nodiscard]] bool occurs(Database const& database, std::vector<SearchTerm> const& terms);

// The document as a hit. terms: what to mark in its words; none: nothing is marked.
[[nodiscard]] SearchHit show_document(Database const& database, std::int64_t document, std::string matched,
                                      std::vector<SearchTerm> const& terms);

}  // namespace xitan
