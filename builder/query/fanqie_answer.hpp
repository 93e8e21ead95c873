// SPDX-License-Identifier: MIT
// What any two characters of the data spell together, as a fanqie: by the rules of phonology/ from the readings
// that the database holds, and as the text means it where it uses them.
#pragma once

#include "phonology/selection.hpp"
#include "query/record.hpp"

#include <map>
#include <string>
#include <vector>

namespace xitan {

struct FanqieSpeller {
    std::string text;                 // as asked: a character, or for the upper one also a letter
    std::string character;            // that is looked up: a letter sounds like its name
    Records rows;                     // of queries/cards/speller-readings.sql; none: the character is not in the data
    std::vector<Position> positions;  // of its readings; none: it has none
};

struct FanqieAnswer {
    bool has_data = false;  // the database holds Middle Chinese readings at all
    FanqieSpeller upper, lower;
    std::vector<Candidate> candidates;
    Selection selection;                       // what the rules choose if nothing else is known; see candidates
    std::map<Position, std::string> attested;  // first characters of the homophone groups; empty: not recorded
    Records in_text;                           // of queries/cards/fanqie-in-text.sql
};

[[nodiscard]] FanqieAnswer resolve_spellers(Database const& database, std::string const& upper,
                                            std::string const& lower);

}  // namespace xitan
