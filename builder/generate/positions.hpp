// SPDX-License-Identifier: MIT
// The positions that occur, each once, with what is derived from them.
#pragma once

#include "model/generated.hpp"
#include "phonology/legality.hpp"

#include <map>

namespace xitan {

class PositionList {
public:
    // Adds to generated.positions, which must be empty.
    explicit PositionList(Generated& generated) : generated_(generated) {}

    // Its number; the first judgement stays.
    Index add(Position const& position, Judgement const& judgement);

private:
    Generated& generated_;
    std::map<Position, Index> numbers_;
};

}  // namespace xitan
