// SPDX-License-Identifier: MIT
// Everything that a careful editor would find wrong in the sources before the rules are run.
#pragma once

#include "model/corpus.hpp"
#include "text/diagnostics.hpp"

namespace xitan {

// Adds a diagnostic for each fault. All checks run, unless the script or the declared lines are
// themselves at fault, on which all others build; none complains about what another already has.
void check(Corpus const& corpus, Diagnostics& diagnostics);

}  // namespace xitan
