// SPDX-License-Identifier: MIT
// The characters of a transcription, each with the part of the syllable that it renders.
#pragma once

#include "model/alphabet.hpp"
#include "model/transcription.hpp"

#include <string_view>
#include <vector>

namespace xitan {

// One unit a character, each with the part that it renders of a sound in the written scheme; none if they do not
// fit. Requires: corpus.phonology is there. The reading is left to the caller.
[[nodiscard]] std::vector<TranscriptionUnit> align_characters(Alphabet const& alphabet,
                                                              std::vector<TaggedCharacter> const& characters,
                                                              std::string_view written);

// Fills generated.units. Requires: generated.readings is filled, and corpus.phonology is there. A transcription
// whose characters do not fit the syllable (a name of a half form) has none.
void align_transcriptions(Alphabet const& alphabet, Generated& generated);

}  // namespace xitan
