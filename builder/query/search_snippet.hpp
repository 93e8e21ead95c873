// SPDX-License-Identifier: MIT
// A few words of a document around what was found in it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace xitan {

struct Snippet {
    std::string text;    // what was found stands between ⟦ and ⟧; … where something is left out
    std::size_t offset;  // of the first find in the whole, in characters, from 1
};

// highlighted: the words as the index has them, with Han characters between U+200B and finds between
// U+0001 and U+0002. None: nothing was found in it.
[[nodiscard]] std::optional<Snippet> snippet(std::string_view highlighted);

// The beginning of words in which nothing is marked.
[[nodiscard]] std::string shortened(std::string_view words);

}  // namespace xitan
