// SPDX-License-Identifier: MIT
#include "read/readers.hpp"

#include <array>

namespace xitan {

namespace {

constexpr std::array variant_kinds{
    Choice<VariantKind>{"graphic", VariantKind::graphic},
    Choice<VariantKind>{"phonetic", VariantKind::phonetic},
    Choice<VariantKind>{"textual", VariantKind::textual},
    Choice<VariantKind>{"lost", VariantKind::lost},
};

CharacterReading read_character(Node const& node, Diagnostics& diagnostics) {
    CharacterReading reading;
    reading.at = node.at;
    read_mapping(node, "a reading of a character", diagnostics, [&](Fields& fields) {
        reading.character = fields.text("char", "the character");
        reading.position = fields.text("position", "its 音韻地位, like `見開二麻上`");
        reading.fanqie = fields.maybe_text("fanqie");
        reading.heading = fields.text("heading", "the rime under which it stands");
        reading.group = fields.text("xiaoyun", "the number of its homophone group");
        reading.number = fields.number("number", "its place in the group");
    });
    return reading;
}

CharacterVariant read_variant(Node const& node, Diagnostics& diagnostics) {
    CharacterVariant variant;
    variant.at = node.at;
    read_mapping(node, "a variant character", diagnostics, [&](Fields& fields) {
        variant.character = fields.text("char", "the character");
        variant.stands_for = fields.maybe_text("for");
        variant.kind = fields.choice("kind", variant_kinds, "what kind of variant it is");
        variant.because = fields.text("because", "how that is known");
    });
    return variant;
}

AttestedPosition read_attested(Node const& node, Diagnostics& diagnostics) {
    AttestedPosition attested;
    attested.at = node.at;
    read_mapping(node, "an attested position", diagnostics, [&](Fields& fields) {
        attested.position = fields.text("position", "the 音韻地位, like `見開二麻上`");
        attested.groups = fields.texts("xiaoyun", "the numbers of its homophone groups");
        attested.heads = fields.texts("head", "the first character of each group");
    });
    return attested;
}

Expectation read_expectation(Node const& node, Diagnostics& diagnostics) {
    Expectation expectation;
    expectation.at = node.at;
    read_mapping(node, "an expectation", diagnostics, [&](Fields& fields) {
        expectation.onset = fields.text("onset", "the Sanskrit onset, or `∅`");
        expectation.yes = fields.texts("yes", "the usual initial");
        expectation.broad = fields.texts("broad");
        expectation.regional = fields.texts("regional");
    });
    return expectation;
}

UnitCharacter read_unit(Node const& node, bool nasal, Diagnostics& diagnostics) {
    UnitCharacter unit;
    unit.at = node.at;
    read_mapping(node, nasal ? "a nasal" : "a prothetic vowel", diagnostics, [&](Fields& fields) {
        unit.character = fields.text("char", "the character");
        if (nasal) unit.onsets = fields.texts("onset", "the nasal, or a list");
        unit.initial = fields.text("initial", "the Middle Chinese initial that is expected of it");
    });
    return unit;
}

VocalicUnit read_vocalic(Node const& node, Diagnostics& diagnostics) {
    VocalicUnit unit;
    read_mapping(node, "a vocalic unit", diagnostics, [&](Fields& fields) {
        unit.vowels = fields.texts("vowel", "the vowel, or a list");
        unit.onset = fields.text("onset", "the consonant by which its character is judged");
    });
    return unit;
}

VowelTone read_tone(Node const& node, Diagnostics& diagnostics) {
    VowelTone tone;
    read_mapping(node, "a tone", diagnostics, [&](Fields& fields) {
        tone.tone = fields.text("tone", "the tone");
        tone.vowels = fields.texts("vowel", "the vowels that take it");
    });
    return tone;
}

}  // namespace

void read_characters(Node const& node, PhonologyData& data, Diagnostics& diagnostics) {
    read_mapping(node, "characters.yaml", diagnostics, [&](Fields& fields) {
        data.source = fields.text("source", "a source of work.yaml");
        if (!fields.require("readings", "the readings of the characters")) return;
        data.readings = fields.list("readings", [&](Node const& item) { return read_character(item, diagnostics); });
    });
}

void read_character_variants(Node const& node, PhonologyData& data, Diagnostics& diagnostics) {
    read_mapping(node, "variants.yaml", diagnostics, [&](Fields& fields) {
        data.variants = fields.list("variants", [&](Node const& item) { return read_variant(item, diagnostics); });
    });
}

void read_attested_positions(Node const& node, PhonologyData& data, Diagnostics& diagnostics) {
    read_mapping(node, "attested.yaml", diagnostics, [&](Fields& fields) {
        data.attested = fields.list("attested", [&](Node const& item) { return read_attested(item, diagnostics); });
    });
}

void read_expectations(Node const& node, PhonologyData& data, Diagnostics& diagnostics) {
    read_mapping(node, "expectations.yaml", diagnostics, [&](Fields& fields) {
        data.expectations =
            fields.list("expectations", [&](Node const& item) { return read_expectation(item, diagnostics); });
    });
}

void read_units(Node const& node, PhonologyData& data, Diagnostics& diagnostics) {
    read_mapping(node, "units.yaml", diagnostics, [&](Fields& fields) {
        data.prothetic =
            fields.list("prothetic", [&](Node const& item) { return read_unit(item, false, diagnostics); });
        data.nasals = fields.list("nasals", [&](Node const& item) { return read_unit(item, true, diagnostics); });
        data.vocalic = fields.list("vocalic", [&](Node const& item) { return read_vocalic(item, diagnostics); });
        data.tones = fields.list("tones", [&](Node const& item) { return read_tone(item, diagnostics); });
        data.checked = fields.texts("checked");
    });
}

}  // namespace xitan
