// SPDX-License-Identifier: MIT
// The letters as a system: parses the written romanisation into letters and spells letters in any
// scheme. Pure functions of a Corpus; a spelling that does not parse is a verdict, not an error.
#pragma once

#include "model/corpus.hpp"
#include "model/generated.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

// A syllable by its letters. vowels is empty for bare consonants ("k").
struct Spelled {
    std::vector<Index> consonants;
    std::vector<Index> vowels;
    friend auto operator<=>(Spelled const&, Spelled const&) = default;
};

class Alphabet {
public:
    // Requires: corpus outlives the alphabet.
    explicit Alphabet(Corpus const& corpus);

    // The letter with this written form, "ga" or "aṃ".
    [[nodiscard]] std::optional<Index> letter(std::string_view written) const;

    // The letter that a unit stands for: "kṣ" → kṣa, "ā" → ā, "ṃ" → aṃ (as a second vowel sign).
    [[nodiscard]] std::optional<Index> unit_letter(std::string_view unit) const;

    // "ka", "r kṣ v r y a", "bhrūṃ": longest unit first; a blank forces a boundary. None: it holds
    // something that is no letter, or a consonant follows a vowel.
    [[nodiscard]] std::optional<Spelled> parse(std::string_view written) const;

    // Whether text consists of signs of the written scheme, in whatever order: "aṅ", "kat", "śṛī".
    [[nodiscard]] bool consists_of_signs(std::string_view text) const;

    // The letters by which a letter itself is spelled: ka is k + a, llaṃ is l + l + aṃ.
    [[nodiscard]] Spelled const& spelled(Index letter) const { return spelled_.at(letter); }

    // The consonant letter without its inherent vowel: "kṣ"; the vowel, or for a mark vowel that
    // stands second its mark: "ṃ".
    [[nodiscard]] std::string unit(Index letter) const;
    [[nodiscard]] std::string cluster(std::vector<Index> const& consonants) const;  // "r kṣ v"
    [[nodiscard]] std::string vowel(std::vector<Index> const& vowels) const;        // "ūṃ"

    [[nodiscard]] std::string spell(Spelled const& syllable, Scheme const& scheme) const;

    // "r-kss-v-r-yah" by Script::ids.
    [[nodiscard]] std::string id(Spelled const& syllable) const;
    [[nodiscard]] std::string letter_id(Index letter) const;

    // The signs in dictionary order, for comparing: kṣ counts as k + ṣ.
    [[nodiscard]] std::vector<std::uint16_t> dictionary_key(Spelled const& syllable) const;

    // A consonant letter that other letters can be joined to (ka, not llaṃ).
    [[nodiscard]] bool joins(Index letter) const { return joins_.at(letter); }

    [[nodiscard]] std::vector<Index> generating_vowels() const;
    [[nodiscard]] bool has_vowel_sign(Index letter) const;
    [[nodiscard]] bool passes(Index letter, LetterFilter const& filter) const;

    [[nodiscard]] Corpus const& corpus() const noexcept { return corpus_; }

private:
    Corpus const& corpus_;
    std::vector<std::vector<std::string>> signs_;     // of each letter, in the written romanisation
    std::vector<std::vector<std::uint16_t>> places_;  // of its signs in the dictionary
    std::vector<Spelled> spelled_;
    std::vector<bool> joins_;
    std::map<std::string, Index, std::less<>> by_written_;
    std::map<std::string, Index, std::less<>> by_unit_;  // "kṣ" → kṣa, "ā" → ā, "ṃ" → aṃ
};

}  // namespace xitan
