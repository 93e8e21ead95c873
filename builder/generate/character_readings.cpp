// SPDX-License-Identifier: MIT
#include "generate/character_readings.hpp"

namespace xitan {

CharacterReadings::CharacterReadings(PhonologyData const& data) {
    for (Index i = 0; i < data.readings.size(); ++i) {
        positions_.push_back(parse_position(data.readings[i].position.value).value_or(Position{}));
        by_character_[data.readings[i].character.value].push_back(i);
    }
    for (CharacterVariant const& variant : data.variants) {
        stands_for_.emplace(variant.character.value, variant.stands_for ? variant.stands_for->value : std::string());
    }
}

std::vector<Index> CharacterReadings::find(std::string_view character) const {
    auto const variant = stands_for_.find(character);
    auto const found = by_character_.find(variant == stands_for_.end() ? character : variant->second);
    return found == by_character_.end() ? std::vector<Index>() : found->second;
}

std::vector<Position> CharacterReadings::positions(std::vector<Index> const& readings) const {
    std::vector<Position> list;
    list.reserve(readings.size());
    for (Index const reading : readings) list.push_back(positions_.at(reading));
    return list;
}

}  // namespace xitan
