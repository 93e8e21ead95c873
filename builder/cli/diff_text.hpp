// SPDX-License-Identifier: MIT
// What differs between two databases, for a person: by kind and change, long lists cut short.
#pragma once

#include "query/diff.hpp"

#include <iosfwd>

namespace xitan {

// "letter changed    letter/ka  name_zh: 迦 → 伽". Ids in a row share a line; behind most_shown lines of one kind and
// change it says how many more there are.
void print_differences(std::ostream& out, Differences const& differences);

// The same as a piece of a changelog in Markdown, a heading a change.
void print_changelog(std::ostream& out, Differences const& differences);

}  // namespace xitan
