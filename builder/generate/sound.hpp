// SPDX-License-Identifier: MIT
// A sound in the written romanisation, taken apart: "kat", "aṅ" and "llaṃ" too, which need not be syllables
// of the script.
#pragma once

#include "model/alphabet.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

struct Sound {
    std::vector<std::string> consonants;  // in front of the vowel, without vowel: "kṣ", "y"
    std::vector<Index> vowels;            // letters; a mark comes second
    std::string rest;                     // what follows the vowel: "t", "ṅ"

    [[nodiscard]] std::string onset() const;  // the first consonant, or no_onset
    // The letter that decides length and tone: the mark, if there is one.
    [[nodiscard]] std::optional<Index> vowel() const;
};

[[nodiscard]] Sound sound_of(Alphabet const& alphabet, std::string_view written);

}  // namespace xitan
