// SPDX-License-Identifier: MIT
// Finds syllables by how a person spells them, level by level: as some scheme writes it, in another
// romanisation, without diacritics, and by guesses. Schemes and respellings are read from the database.
#pragma once

#include "store/database.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

enum class SpellingLevel { exact, canonical, folded, loose, prefix };

inline constexpr std::array<std::string_view, 5> spelling_level_names{"exact", "canonical", "folded", "loose",
                                                                      "prefix"};
[[nodiscard]] constexpr std::string_view name_of(SpellingLevel level) {
    return spelling_level_names[static_cast<std::size_t>(level)];
}

struct SpellingHit {
    std::int64_t syllable_id;
    SpellingLevel level;
    std::vector<std::string> schemes;  // in which it is spelled so, in the order of display
};

struct SpellingLookup {
    std::vector<SpellingHit>
        hits;  // by level; those in the sources' own scheme first; in dictionary order; no syllable twice
    std::vector<std::string> tried;  // "`nka` without diacritics"
};

// clean: see clean_query. scheme: only this one (it must exist); empty: all.
// What is written with capitals or diacritics is taken at its word: a further level is tried only if
// nothing was found. Plain small letters may stand for more, so all levels are tried.
[[nodiscard]] SpellingLookup find_spelling(Database const& database, std::string_view clean,
                                           std::string const& scheme = {});

// Spellings that are near to text (not itself) at not more than half its length, for suggesting them.
[[nodiscard]] std::vector<std::string> near_spellings(Database const& database, std::string_view clean,
                                                      std::string const& scheme = {});

// The syllables whose spelling in scheme begins with start, in dictionary order.
[[nodiscard]] SpellingLookup find_prefix(Database const& database, std::string const& start, std::string const& scheme);

// The schemes that the database has, in the order of display.
[[nodiscard]] std::vector<std::string> scheme_names(Database const& database);

}  // namespace xitan
