// SPDX-License-Identifier: MIT
// What a fanqie can spell: the upper speller gives the initial, the lower one rime and tone; openness,
// division and type follow from both by rule, or stay open. Each speller may have several readings.
// The rules follow tshet-uinh's 執行反切 (nk2028, MIT); see NOTICE. Pure functions.
#pragma once

#include "phonology/legality.hpp"
#include "phonology/position.hpp"

#include <set>
#include <vector>

namespace xitan {

// The readings, by number in the lists given to resolve, that make a candidate.
struct Spellers {
    std::size_t upper = 0;
    std::size_t lower = 0;
    friend auto operator<=>(Spellers const&, Spellers const&) = default;
};

// One position that a fanqie can spell.
struct Candidate {
    Position position;
    Judgement judgement;
    std::vector<Spellers> from;  // never empty
};

// All candidates, also those that cannot exist, in the order in which the readings make them; equal ones once.
// attested: the positions that the Guangyun has, as far as they matter.
[[nodiscard]] std::vector<Candidate> resolve(std::vector<Position> const& upper, std::vector<Position> const& lower,
                                             std::set<Position> const& attested);

}  // namespace xitan
