// SPDX-License-Identifier: MIT
// Finds entries, and what is said of them, by whatever a person typed: a spelling in any scheme, Han
// characters, a word of the text or of the editors, an id, the name of a line. What an id or a line names comes
// first, then spellings, then the full text by weight.
// No text that is typed can cause an SQLite error.
#pragma once

#include "store/database.hpp"

#include <optional>
#include <string>
#include <vector>

namespace xitan {

struct SearchRequest {
    std::string text;
    std::string scheme;      // take text as a spelling in this scheme only; empty: as it comes
    std::string kind;        // only documents of this kind; empty: all
    std::size_t limit = 20;  // hits to give; 0: all
};

struct SearchHit {
    std::string id;                              // of the entry or reading; else the line
    std::string kind;                            // see search_kinds
    std::optional<std::string> written, script;  // in the schemes of SearchAnswer
    std::optional<std::string> where;            // places in the charts, or entry and line
    std::string matched;                         // "id", "line", "exact hk", "folded ascii", "prefix iast", or "text"
    std::optional<std::string> snippet;          // from the original text, what matched between ⟦ and ⟧
};

struct SearchAnswer {
    std::string written_scheme,
        script_scheme;  // in which the sources are written; the script, or `script` if none is declared
    std::vector<SearchHit> hits;
    std::size_t found = 0;           // how many there are, given or not
    std::size_t spelled = 0;         // how many of these by their spelling
    std::size_t left_out = 0;        // terms that were not looked for, since there were too many
    std::vector<std::string> tried;  // what was looked for, for a person
    std::vector<std::string> near;   // nothing was found: what is near to it
};

// So many terms of a text are looked for: more than a sentence has.
inline constexpr std::size_t most_terms = 64;

// Whether the database has the index, without which there is no search.
[[nodiscard]] bool has_index(Database const& database);

// Requires: scheme and kind exist, or are empty; the database has the index.
[[nodiscard]] SearchAnswer search(Database const& database, SearchRequest const& request);

// The kinds of document, the weightiest first.
[[nodiscard]] std::vector<std::string> search_kinds(Database const& database);

}  // namespace xitan
