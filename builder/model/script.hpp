// SPDX-License-Identifier: MIT
// The script: the spelling schemes and the closed vocabularies (sources/script.yaml).
#pragma once

#include "model/attested.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace xitan {

// alphabet: one sign a sound, written one after the other.
// abugida: consonants carry the inherent vowel; a virama joins; vowels have a sign of their own.
enum class SchemeKind { alphabet, abugida };

// One way of writing. The keys of the maps are the signs of the script in the written
// romanisation: consonants k kh …, vowels a ā …, marks ṃ ḥ.
struct Scheme {
    Text name;  // iast, siddham …
    Text title;
    Located<SchemeKind> kind;
    MaybeText virama;  // abugida only
    std::map<std::string, Text> consonants;
    std::map<std::string, Text> vowels;       // independent vowels; in an alphabet the only ones
    std::map<std::string, Text> vowel_signs;  // abugida: dependent vowels; the inherent one has none
    std::map<std::string, Text> marks;
};

struct Group {
    Text name;  // velar
    Text zh;    // 牙聲
    Text en;
    Text line;  // where the text names it
};

// What a tag behind a transcription character says: "上重" is tone 上, weight heavy.
struct Tag {
    Text tag;
    MaybeText tone, weight, length, manner;
};

// What people write for a sign otherwise than a scheme does, and the signs that it may stand for.
struct Respelling {
    Text written;             // sh
    std::vector<Text> meant;  // ś, ṣ
};

struct Script {
    Text written;                  // the scheme that the sources are written in
    MaybeText folded;              // the scheme without diacritics
    Text inherent;                 // the inherent vowel: a
    std::vector<Text> dictionary;  // all signs in dictionary order
    std::vector<Scheme> schemes;   // in the order of display
    std::optional<Scheme> ids;     // how public ids are spelled (an alphabet, ASCII)
    std::vector<Group> groups;
    std::vector<Text> places, manners, tones, lengths, weights, reading_manners;
    std::vector<Text> letter_orders;  // in which lists give the letters
    std::vector<Tag> tags;
    std::vector<Respelling> alternates, canonical, loose;  // for searching, each in the order to replace it
};

}  // namespace xitan
