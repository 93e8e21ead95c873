// SPDX-License-Identifier: MIT
// What the rules make of the sources. Pure: equal corpora give equal results.
#pragma once

#include "model/generated.hpp"
#include "text/diagnostics.hpp"

namespace xitan {

// Requires: check() found no error in corpus, and corpus outlives the result, which points into it.
// Complains about what only the result can show: counts that differ, exceptions that fit no row,
// readings of syllables that nothing makes.
[[nodiscard]] Generated generate(Corpus const& corpus, Diagnostics& diagnostics);

}  // namespace xitan
