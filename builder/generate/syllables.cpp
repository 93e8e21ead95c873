// SPDX-License-Identifier: MIT
#include "generate/syllables.hpp"

#include <algorithm>
#include <numeric>

namespace xitan {

std::size_t SpelledHash::operator()(Spelled const& spelled) const noexcept {
    std::size_t hash = 14695981039346656037U;
    auto const mix = [&](Index value) { hash = (hash ^ value) * 1099511628211U; };
    for (Index const letter : spelled.consonants) mix(letter);
    mix(static_cast<Index>(-1));
    for (Index const letter : spelled.vowels) mix(letter);
    return hash;
}

void SyllableMaker::make(std::vector<std::vector<DraftRow>> const& rows) {
    generated_.letter_syllables.resize(alphabet_.corpus().letters.size());
    add_letters(LetterKind::vowel);
    for (Index chapter = 0; chapter < rows.size(); ++chapter) {
        std::uint16_t number = 0;
        for (DraftRow const& row : rows[chapter]) add_row(chapter, ++number, row);
    }
    add_letters(LetterKind::consonant);
    add_mentions();
    order_by_dictionary();
}

std::optional<Index> SyllableMaker::find(Spelled const& spelled) const {
    auto const found = syllables_.find(spelled);
    return found == syllables_.end() ? std::nullopt : std::optional(found->second);
}

Index SyllableMaker::cluster(std::vector<Index> const& letters) {
    auto const [place, fresh] = clusters_.try_emplace({letters, {}}, static_cast<Index>(generated_.clusters.size()));
    if (fresh) generated_.clusters.push_back({letters, alphabet_.cluster(letters)});
    return place->second;
}

Index SyllableMaker::syllable(std::vector<Index> const& consonants, std::vector<Index> const& vowels) {
    Spelled spelled{consonants, vowels};
    auto const next = static_cast<Index>(generated_.syllables.size());
    auto const [place, fresh] = syllables_.try_emplace(spelled, next);
    if (!fresh) return place->second;
    Syllable made;
    made.cluster = cluster(consonants);
    made.vowels = vowels;
    made.id = alphabet_.id(spelled);
    made.vowel = alphabet_.vowel(vowels);
    made.text_order = next + 1;
    for (Scheme const& scheme : alphabet_.corpus().script.schemes) {
        made.spellings.push_back(alphabet_.spell(spelled, scheme));
    }
    generated_.syllables.push_back(std::move(made));
    return next;
}

void SyllableMaker::add_letters(LetterKind kind) {
    auto const& letters = alphabet_.corpus().letters;
    for (Index i = 0; i < letters.size(); ++i) {
        if (letters[i].kind.value != kind) continue;
        Spelled const& spelled = alphabet_.spelled(i);
        Index const index = syllable(spelled.consonants, spelled.vowels);
        generated_.letter_syllables[i] = index;
        generated_.syllables[index].letter = i;
    }
}

void SyllableMaker::add_row(Index chapter, std::uint16_t number, DraftRow const& draft) {
    auto const row = static_cast<Index>(generated_.rows.size());
    generated_.rows.push_back(
        {chapter, number, cluster(draft.letters), draft.status, draft.roles, draft.base, draft.apart});
    std::uint16_t column = 0;
    for (auto const& vowels : draft.columns) {
        Index const made = syllable(draft.letters, vowels);
        generated_.cells.push_back({row, ++column, made});
    }
}

void SyllableMaker::add_mentions() {
    for (Chapter const& chapter : alphabet_.corpus().chapters) {
        for (Text const& mention : chapter.mentions) {
            auto const spelled = alphabet_.parse(mention.value);
            if (spelled && !spelled->vowels.empty()) syllable(spelled->consonants, spelled->vowels);
        }
    }
}

void SyllableMaker::order_by_dictionary() {
    auto& syllables = generated_.syllables;
    std::vector<std::vector<std::uint16_t>> keys;
    keys.reserve(syllables.size());
    for (Syllable const& s : syllables) {
        keys.push_back(alphabet_.dictionary_key({generated_.clusters[s.cluster].letters, s.vowels}));
    }
    std::vector<Index> order(syllables.size());
    std::iota(order.begin(), order.end(), Index{0});
    std::sort(order.begin(), order.end(),
              [&](Index a, Index b) { return std::tie(keys[a], a) < std::tie(keys[b], b); });
    for (Index i = 0; i < order.size(); ++i) syllables[order[i]].dictionary_order = i + 1;
}

}  // namespace xitan
