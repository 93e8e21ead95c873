// SPDX-License-Identifier: MIT
#include "read/readers.hpp"

#include <array>

namespace xitan {

namespace {

constexpr std::array letter_kinds{
    Choice<LetterKind>{"vowel", LetterKind::vowel},
    Choice<LetterKind>{"consonant", LetterKind::consonant},
};

MaybeText one_word_of(Fields& fields, std::string_view key, std::vector<std::string> const& words) {
    auto text = fields.maybe_text(key);
    if (text) check_words({*text}, words, fields.diagnostics());
    return text;
}

void read_features(Fields& fields, Letter& letter) {
    letter.group = fields.maybe_text("group");
    letter.place = fields.maybe_text("place");
    letter.manner = fields.maybe_text("manner");
    letter.voice = one_word_of(fields, "voice", {"voiced", "voiceless"});
    letter.aspiration = one_word_of(fields, "aspiration", {"aspirated", "unaspirated"});
    letter.length = fields.maybe_text("length");
    letter.generates = fields.yes_no("generates", true);
}

Sounds read_sounds(Node const& node, Diagnostics& diagnostics) {
    Sounds sounds;
    read_mapping(node, "what a gloss says of its letter", diagnostics, [&](Fields& fields) {
        sounds.tone = fields.maybe_text("tone");
        sounds.weight = fields.maybe_text("weight");
        sounds.length = fields.maybe_text("length");
        sounds.manner = fields.maybe_text("manner");
    });
    return sounds;
}

}  // namespace

Letter read_letter(Node const& node, Diagnostics& diagnostics) {
    Letter letter;
    letter.at = node.at;
    read_mapping(node, "a letter", diagnostics, [&](Fields& fields) {
        letter.written = fields.text("letter", "the letter itself");
        letter.kind = fields.choice("kind", letter_kinds, "`vowel` or `consonant`");
        letter.order = fields.number("order", "its number within its kind");
        read_features(fields, letter);
        letter.line = fields.text("line", "the line of the letter list that gives it");
        letter.name = fields.attested("name", "its name in Chinese");
        if (auto const* sounds = fields.find("sounds")) letter.sounds = read_sounds(*sounds, diagnostics);
        letter.glyph = fields.maybe_attested("glyph");
        letter.readings = read_readings(fields, Owner::letter);
        letter.forms = read_forms(fields, Owner::letter);
        letter.says = read_says(fields, Owner::letter);
        letter.notes = read_notes(fields);
        letter.see = read_see(fields);
    });
    return letter;
}

}  // namespace xitan
