// SPDX-License-Identifier: MIT
// Cross-references between entries: those that features and readings imply, and those that the
// editors wrote. One direction each; the database gives the other.
#pragma once

#include "generate/syllables.hpp"
#include "text/diagnostics.hpp"

namespace xitan {

// Fills generated.links, in a fixed order. Requires: generated.readings is filled.
void make_links(Alphabet const& alphabet, SyllableMaker const& syllables, Generated& generated,
                Diagnostics& diagnostics);

}  // namespace xitan
