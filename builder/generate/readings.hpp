// SPDX-License-Identifier: MIT
// Every reading that the sources give, with the entry it belongs to and its fields worked out:
// spellers apart, tags read, emendations followed where they are adopted.
#pragma once

#include "generate/syllables.hpp"
#include "model/lines.hpp"
#include "text/diagnostics.hpp"

namespace xitan {

// Fills generated.name_readings and generated.readings. Complains about a reading of a syllable
// that neither a rule makes nor a chapter mentions.
void resolve_readings(Alphabet const& alphabet, SyllableMaker const& syllables, LineIndex const& lines,
                      Generated& generated, Diagnostics& diagnostics);

// A transcription without its tags: 迦(上)略(上) is 迦略.
[[nodiscard]] std::string without_tags(std::string_view transcription);

}  // namespace xitan
