// SPDX-License-Identifier: MIT
// The characters of a transcription, each with the part of the syllable that it renders.
#pragma once

#include "model/alphabet.hpp"

namespace xitan {

// Fills generated.units. Requires: generated.readings is filled, and corpus.phonology is there. A transcription
// whose characters do not fit the syllable (a name of a half form) has none.
void align_transcriptions(Alphabet const& alphabet, Generated& generated);

}  // namespace xitan
