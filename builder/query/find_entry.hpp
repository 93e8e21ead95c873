// SPDX-License-Identifier: MIT
// Which entry a person means: by its public id, also without its kind (02.26.01) or with fewer zeros
// (chapter/2), or by a spelling in any scheme.
#pragma once

#include "store/database.hpp"

#include <optional>
#include <string>
#include <vector>

namespace xitan {

struct EntryMatch {
    std::string id;
    std::string written;  // its spelling; empty: found by its id
    std::string matched;  // "id", or level and schemes: "exact hk, slp1"
};

struct EntryLookup {
    std::vector<EntryMatch> matches;  // what is meant, then what is spelled alike; a letter stands for its syllable
    std::optional<std::string> gone;  // the id is withdrawn: why, and what took its place
    std::vector<std::string> near;    // nothing was found: what is near to it
};

// The id of the entry that text names as an id is written; nothing if there is none.
[[nodiscard]] std::optional<std::string> named_id(Database const& database, std::string_view text);

[[nodiscard]] EntryLookup find_entry(Database const& database, std::string_view text);

}  // namespace xitan
