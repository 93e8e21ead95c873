// SPDX-License-Identifier: MIT
// What the sources say about Middle Chinese (sources/phonology/*.yaml): readings of characters, and what is
// needed to compare them with Sanskrit sounds. Optional: a treatise without it compiles.
#pragma once

#include "model/attested.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace xitan {

// A reading of a character in the rime book.
struct CharacterReading {
    Location at;
    Text character;
    Text position;        // 音韻地位: 見開二麻上
    MaybeText fanqie;     // as the book spells it; absent: it spells the group otherwise
    Text heading;         // the rime under which it stands
    Text group;           // number of its homophone group (小韻), perhaps with a letter: "3708a"
    Located<int> number;  // place within the group
};

enum class VariantKind { graphic, phonetic, textual, lost };

// A character that takes the readings of another form, or (lost) has none.
struct CharacterVariant {
    Location at;
    Text character;
    MaybeText stands_for;
    Located<VariantKind> kind;
    Text because;
};

// A position that the rime book has.
struct AttestedPosition {
    Location at;
    Text position;
    std::vector<Text> groups;  // numbers of its homophone groups
    std::vector<Text> heads;   // the first character of each
};

// How well an initial agrees with an onset: usual; used by transcribers too; used for other countries' sound.
enum class Agreement { yes, broad, regional };

// The initials that are expected of the characters for an onset. For views only, never for a choice.
struct Expectation {
    Location at;
    Text onset;  // a consonant of the script without vowel, or no_onset
    std::vector<Text> yes, broad, regional;
};

// The onset of a syllable that begins with its vowel.
inline constexpr std::string_view no_onset = "∅";

// A character that writes something other than one consonant of the syllable, and the initial expected of it.
struct UnitCharacter {
    Location at;
    Text character;
    std::vector<Text> onsets;  // the nasals it stands for; empty for a prothetic vowel
    Text initial;
};

// Vowels with a character of their own behind a consonant, judged by a consonant.
struct VocalicUnit {
    std::vector<Text> vowels;
    Text onset;
};

struct VowelTone {
    Text tone;
    std::vector<Text> vowels;  // letters: "ā", "aṃ"
};

struct PhonologyData {
    Text source;                             // of work.yaml, for the readings
    std::vector<CharacterReading> readings;  // those of one character together, in the order of the book
    std::vector<CharacterVariant> variants;
    std::vector<AttestedPosition> attested;
    std::vector<Expectation> expectations;
    std::vector<UnitCharacter> prothetic, nasals;
    std::vector<VocalicUnit> vocalic;
    std::vector<VowelTone> tones;
    std::vector<Text> checked;  // final consonants that ask for the entering tone
};

}  // namespace xitan
