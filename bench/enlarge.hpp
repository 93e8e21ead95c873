// SPDX-License-Identifier: MIT
// Makes sources of many times the size out of given ones, to see how time and memory grow.
#pragma once

#include <filesystem>

namespace xitan::bench {

// Writes into the folder `target`, which must not exist, the sources and, for every chapter with a rule,
// times - 1 more: chapters of listed clusters, each of three or four letters and not made before, with as
// many rows, lines, passages, readings, quotations, notes and figures as a chapter of the sources has on
// average. Their words are those of the sources over again. Requires: the sources are sound; else
// std::runtime_error. What the text says of its number of chapters is taken away.
void enlarge(std::filesystem::path const& sources, std::filesystem::path const& target, std::size_t times);

}  // namespace xitan::bench
