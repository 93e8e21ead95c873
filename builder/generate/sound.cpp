// SPDX-License-Identifier: MIT
#include "generate/sound.hpp"

#include "text/utf8.hpp"

namespace xitan {

namespace {

// The longest beginning of text that look accepts, in bytes; 0: none.
template <class Look>
std::size_t longest(std::string_view text, Look look) {
    std::size_t best = 0, end = 0;
    for (std::string_view const character : characters(text)) {
        end += character.size();
        if (look(text.substr(0, end))) best = end;
    }
    return best;
}

}  // namespace

std::string Sound::onset() const { return consonants.empty() ? std::string(no_onset) : consonants.front(); }

std::optional<Index> Sound::vowel() const { return vowels.empty() ? std::nullopt : std::optional(vowels.back()); }

Sound sound_of(Alphabet const& alphabet, std::string_view written) {
    auto const& letters = alphabet.corpus().letters;
    auto const unit_of_kind = [&](std::string_view text, LetterKind kind) {
        auto const letter = alphabet.unit_letter(text);
        return letter && letters[*letter].kind.value == kind;
    };
    Sound sound;
    while (auto const size =
               longest(written, [&](std::string_view text) { return unit_of_kind(text, LetterKind::consonant); })) {
        sound.consonants.emplace_back(written.substr(0, size));
        written.remove_prefix(size);
    }
    while (auto const size =
               longest(written, [&](std::string_view text) { return unit_of_kind(text, LetterKind::vowel); })) {
        sound.vowels.push_back(*alphabet.unit_letter(written.substr(0, size)));
        written.remove_prefix(size);
    }
    sound.rest = written;
    return sound;
}

}  // namespace xitan
