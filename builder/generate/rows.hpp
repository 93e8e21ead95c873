// SPDX-License-Identifier: MIT
// The rows of every chapter: its rule applied, then its exceptions.
#pragma once

#include "generate/operations.hpp"

#include <vector>

namespace xitan {

// One vector a chapter of the corpus, each in the text's order: rows that count (counted and
// disputed), then alternative, held and named ones. Complains about an exception that fits no row
// and about a cluster that a chapter has twice.
[[nodiscard]] std::vector<std::vector<DraftRow>> chapter_rows(Alphabet const& alphabet, Diagnostics& diagnostics);

}  // namespace xitan
