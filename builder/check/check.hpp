// SPDX-License-Identifier: MIT
// Everything that a careful editor would find wrong in the sources before the rules are run.
#pragma once

#include "model/corpus.hpp"
#include "text/diagnostics.hpp"

namespace xitan {

// Adds a diagnostic for each fault. Later checks run even when earlier ones complain, but none
// complains about what another already has.
void check(Corpus const& corpus, Diagnostics& diagnostics);

}  // namespace xitan
