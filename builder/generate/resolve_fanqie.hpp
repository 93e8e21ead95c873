// SPDX-License-Identifier: MIT
// Every fanqie of the sources as a Middle Chinese position: candidates, choice, and the rules that chose.
// What is expected of an onset (PhonologyData::expectations) is not looked at.
#pragma once

#include "generate/character_readings.hpp"
#include "model/alphabet.hpp"
#include "text/diagnostics.hpp"

namespace xitan {

// Fills generated.positions, reading_positions and resolutions. Requires: generated.readings is filled, and
// corpus.phonology is there and has been checked. Complains about a printed fanqie without candidates, and about
// an attested position that none of them spells.
void resolve_fanqie(Alphabet const& alphabet, CharacterReadings const& characters, Generated& generated,
                    Diagnostics& diagnostics);

}  // namespace xitan
