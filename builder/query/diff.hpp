// SPDX-License-Identifier: MIT
// What one database says and another does not, by public id and field.
#pragma once

#include "query/id_list.hpp"
#include "store/database.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

// withdrawn: gone as sources/withdrawn.yaml says; gone: without a word; back: withdrawn, and in use again.
enum class Change { added, withdrawn, gone, back, changed };

[[nodiscard]] std::string_view name_of(Change change);

struct Difference {
    std::string kind;  // of the entry, or what else differs: "reading"; "view": the contract itself
    Change change;
    std::string id;                    // public id, or the key of a row, blanks between its parts
    std::optional<std::string> field;  // none: the whole
    std::optional<std::string> old_value, new_value;
};

using Differences = std::vector<Difference>;

// Entries that came, were withdrawn, or are gone. In order of id, what is no more first.
[[nodiscard]] Differences diff_ids(IdList const& before, IdList const& now);

// Of diff_ids, what breaks a promise: ids that are gone without a word, and ids that are in use after they were
// withdrawn.
[[nodiscard]] Differences broken_promises(IdList const& before, IdList const& now);

// Entries, then the rows of compared_views(), view by view. Empty if both have the same content.
[[nodiscard]] Differences diff(Database const& before, Database const& now);

// The base tables whose rows differ, in whatever way: also in what no view shows.
[[nodiscard]] std::vector<std::string> tables_that_differ(Database const& before, Database const& now);

}  // namespace xitan
