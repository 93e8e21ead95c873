// SPDX-License-Identifier: MIT
// What a person typed: cleaned, and cut into the terms of a full-text query. Whatever was typed, the
// query that comes out is one that SQLite understands.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace xitan {

// In normalization form C, without joiners, variation selectors and other characters that do not show,
// trimmed. A broken byte or a control character becomes a blank.
[[nodiscard]] std::string clean_query(std::string_view text);

// The same without what is no letter, digit or mark at its ends: "kya." → kya.
[[nodiscard]] std::string bare_word(std::string_view clean);

// A run of Han characters, or of other letters, digits and marks. Everything else only separates.
struct SearchTerm {
    std::string text;
    bool han = false;
    bool prefix = false;   // a `*` stood behind it
    bool in_title = true;  // false: not in titles, since spellings were looked up apart
};

[[nodiscard]] std::vector<SearchTerm> search_terms(std::string_view clean);

// The query for the table `search`: a document must have all terms. Requires: there is a term.
[[nodiscard]] std::string match_expression(std::vector<SearchTerm> const& terms);

// The runs of Han characters that are too long to be certain of by the index alone.
[[nodiscard]] std::vector<std::string> long_runs(std::vector<SearchTerm> const& terms);

}  // namespace xitan
