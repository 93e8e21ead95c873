// SPDX-License-Identifier: MIT
// From rows to cells: gives every cluster and every syllable one index, in text order, and composes
// ids, spellings and the dictionary order.
#pragma once

#include "generate/rows.hpp"

#include <string_view>
#include <unordered_map>
#include <vector>

namespace xitan {

struct SpelledHash {
    std::size_t operator()(Spelled const& spelled) const noexcept;
};

// Fills clusters, rows, cells, syllables and letter_syllables of generated. Text order: vowels,
// then syllables by their first cell, then what has no cell. Complains at the letter, chapter or
// mention if two syllables would get one public id.
class SyllableMaker {
public:
    SyllableMaker(Alphabet const& alphabet, Generated& generated) : alphabet_(alphabet), generated_(generated) {}

    void make(std::vector<std::vector<DraftRow>> const& rows);

    [[nodiscard]] std::optional<Index> find(Spelled const& spelled) const;

private:
    Index cluster(std::vector<Index> const& letters);
    Index syllable(std::vector<Index> const& consonants, std::vector<Index> const& vowels);
    void add_letters(LetterKind kind);
    void add_row(Index chapter, std::uint16_t number, DraftRow const& draft);
    void add_mentions();
    void order_by_dictionary();

    Alphabet const& alphabet_;
    Generated& generated_;
    std::unordered_map<Spelled, Index, SpelledHash> clusters_;  // by consonants alone
    std::unordered_map<Spelled, Index, SpelledHash> syllables_;
};

}  // namespace xitan
