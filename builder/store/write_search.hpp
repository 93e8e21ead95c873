// SPDX-License-Identifier: MIT
// Fills the full-text index `search` with what the view `search_source` says of every document. The
// strings are made here, much faster than by the view; the index's own integrity check finds them equal.
#pragma once

#include "store/database.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace xitan {

// Requires: the documents are written, and the index is empty.
void write_search(Database& database);

// "居下" → " 居  下 " with U+200B for the blanks: every Han character stands apart.
[[nodiscard]] std::string han_apart(std::string_view text);

// Every run of two to six Han characters, by length, then place: "居下反" → 居下 下反 居下反.
[[nodiscard]] std::vector<std::string_view> han_runs(std::string_view text);

}  // namespace xitan
