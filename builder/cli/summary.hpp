// SPDX-License-Identifier: MIT
// What a compilation holds, in a few lines for a person: the phases, the ledger's totals, and what
// an editor wants to know about readings, emendations and lines.
#pragma once

#include "cli/pipeline.hpp"

#include <iosfwd>

namespace xitan {

// "ledger     stated 6226 = 6226 · … ; 90 figures: 80 agree, …"
void print_ledger(std::ostream& out, Compilation const& compilation);

// Letters, readings by kind, emendations by certainty, lines covered.
void print_editorial(std::ostream& out, Compilation const& compilation);

}  // namespace xitan
