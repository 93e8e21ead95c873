// SPDX-License-Identifier: MIT
// The readings of a character in the rime book, by number, through the form that it stands for.
#pragma once

#include "model/generated.hpp"
#include "phonology/position.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

class CharacterReadings {
public:
    // Requires: data outlives it, and check() found its positions well-formed.
    explicit CharacterReadings(PhonologyData const& data);

    // Numbers into PhonologyData::readings, in the order of the book; none for a character without readings.
    [[nodiscard]] std::vector<Index> find(std::string_view character) const;

    [[nodiscard]] Position const& position(Index reading) const { return positions_.at(reading); }
    [[nodiscard]] std::vector<Position> positions(std::vector<Index> const& readings) const;
    [[nodiscard]] std::vector<Position> const& all() const noexcept { return positions_; }

private:
    std::vector<Position> positions_;  // of each reading
    std::map<std::string, std::vector<Index>, std::less<>> by_character_;
    std::map<std::string, std::string, std::less<>> stands_for_;  // empty: nothing does
};

}  // namespace xitan
