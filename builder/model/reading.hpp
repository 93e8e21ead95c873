// SPDX-License-Identifier: MIT
// How something sounds, as the treatise says: a fanqie, one character of the same sound, or the
// transcription of a syllable; and the other things an entry may carry (forms, comments, links).
#pragma once

#include "model/attested.hpp"

#include <optional>
#include <string>
#include <vector>

namespace xitan {

enum class ReadingRole { main, near, elsewhere, alternate, note };

// Two spellers: the upper gives the initial, the lower rime and tone. `spellers` holds both as
// printed, without 反 ("渠下"); the lower is the last character, the upper all before it: one Han
// character, or a letter of the script in the written romanisation ("ṅa講").
struct Fanqie {
    Attested spellers;
    MaybeText prefix;  // a third speller in front (曷 of 曷力下反)
    MaybeText of;      // the character that is spelled; absent: the name of the letter
    MaybeText target;  // the sound of that character in the written romanisation; absent: the whole
    Location at;
};

// Written under `readings:` of a letter or a chapter. Exactly one of: only fanqie (a fanqie
// reading), only sound with `direct:` (a direct reading), sound with `zh:` (a transcription; a
// fanqie beside it spells one of its characters and becomes a reading of its own).
struct Reading {
    Location at;
    std::optional<Attested> of;      // what it renders, in the written romanisation; absent: the letter
    std::optional<Attested> zh;      // transcription, tags included: "迦(上)略(上)"
    std::optional<Attested> direct;  // a character of the same sound: 壤
    std::optional<Fanqie> fanqie;
    std::optional<Located<ReadingRole>> role;
    MaybeText label;                              // the words that introduce it: 舊又音
    MaybeText tone;                               // 上 平 去 入
    MaybeText weight;                             // light, heavy
    MaybeText length;                             // short, long
    MaybeText manner;                             // 引 二合 三合 卷舌呼 聯聲 大呼 …
    MaybeText note;                               // a remark of the editors on this reading
    MaybeText line;                               // absent: the line of the letter
    std::optional<Located<Certainty>> certainty;  // of the reading itself; absent: certain
    bool rejected = false;                        // the text itself rejects it (譌)
};

enum class FormKind { alternate, half, sign, shape };

// A written shape of a letter or sign beside its normal one, or a remark on shape.
struct Form {
    Location at;
    Located<FormKind> kind;
    MaybeText letter;     // whose form; absent: the letter whose file it stands in, or none
    MaybeText glyph;      // CBETA glyph code: SD-E3FC
    MaybeText codepoint;  // U+115DA, only where certain
    MaybeText words;      // the treatise's words
    MaybeText note;       // ours
    MaybeText line;
};

// Words of the treatise, quoted.
struct Quotation {
    Text words;
    MaybeText line;  // absent: the line of the letter
};

// An authored cross-reference to a letter, a chapter or a syllable; exactly one is given.
struct See {
    Location at;
    MaybeText letter;
    MaybeText chapter;
    MaybeText syllable;
    MaybeText as;  // how they are related, in words
};

// An English comment of the editors; line is absent for a comment on the entry as a whole.
struct Note {
    Text text;
    MaybeText line;
};

// A statement that the treatise attributes to a named authority.
struct Attribution {
    Location at;
    Text who;
    Attested words;
    Text line;
    MaybeText note;
};

}  // namespace xitan
