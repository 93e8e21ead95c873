// SPDX-License-Identifier: MIT
// A letter of the alphabet as a source describes it (sources/letters/*.yaml).
#pragma once

#include "model/reading.hpp"

#include <optional>
#include <string>
#include <vector>

namespace xitan {

enum class LetterKind { vowel, consonant };

// What the gloss says of the letter as a whole, in the vocabularies of the script: 上聲短呼.
struct Sounds {
    MaybeText tone, weight, length, manner;
};

struct Letter {
    Location at;   // the start of its file
    Text written;  // the written romanisation: "ga", "kṣa", "aṃ"
    Located<LetterKind> kind;
    Located<int> order;     // 1-based within its kind
    MaybeText group;        // of script.yaml; absent for vowels
    MaybeText place;        // place of articulation
    MaybeText manner;       // stop, nasal, approximant, fricative …
    MaybeText voice;        // voiced, voiceless
    MaybeText aspiration;   // aspirated, unaspirated
    MaybeText length;       // short, long (vowels; the pairs are the text's own)
    bool generates = true;  // false: the text excludes it from making syllables
    Text line;              // where the letter list gives it
    Attested name;          // its name in Chinese; also a transcription of the letter
    Sounds sounds;
    std::optional<Attested> glyph;  // how the digitised text romanises its glyph, where that matters
    std::vector<Reading> readings;
    std::vector<Form> forms;
    std::vector<Quotation> says;  // the treatise's gloss
    std::vector<Note> notes;      // ours
    std::vector<See> see;
};

}  // namespace xitan
