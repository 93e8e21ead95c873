// SPDX-License-Identifier: MIT
// The count ledger: every figure that the text states against what the rules make, and for every
// reckoning the whole. The treatise audits the program.
#pragma once

#include "model/alphabet.hpp"
#include "text/diagnostics.hpp"

namespace xitan {

// Fills generated.ledger: claims by chapter file and line as written, then one total a reckoning
// (only if every chapter with a rule has a figure). A difference that nothing explains, and an
// explanation of no difference, are errors at the place of the claim.
void audit(Alphabet const& alphabet, Generated& generated, Diagnostics& diagnostics);

}  // namespace xitan
