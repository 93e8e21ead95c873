// SPDX-License-Identifier: MIT
#include "read/readers.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace xitan {

namespace {

constexpr std::array scheme_kinds{
    Choice<SchemeKind>{"alphabet", SchemeKind::alphabet},
    Choice<SchemeKind>{"abugida", SchemeKind::abugida},
};

// A mapping of signs in the written romanisation to their spelling.
std::map<std::string, Text> signs(Node const* node, Diagnostics& diagnostics) {
    std::map<std::string, Text> map;
    if (!node) return map;
    if (node->kind != NodeKind::mapping) wrong_type(*node, "a mapping of signs to their spelling", diagnostics);
    for (std::size_t i = 0; i < node->keys.size(); ++i)
        map.emplace(node->keys[i].value, text_of(node->items[i], diagnostics));
    return map;
}

void read_signs(Fields& fields, Scheme& scheme) {
    scheme.consonants = signs(fields.require("consonants", "a spelling for each consonant"), fields.diagnostics());
    scheme.vowels = signs(fields.require("vowels", "a spelling for each vowel"), fields.diagnostics());
    scheme.marks = signs(fields.require("marks", "a spelling for each mark"), fields.diagnostics());
}

Scheme read_scheme(Node const& node, Diagnostics& diagnostics) {
    Scheme scheme;
    read_mapping(node, "a scheme", diagnostics, [&](Fields& fields) {
        scheme.name = fields.text("scheme", "its short name");
        scheme.title = fields.text("title", "its name for readers");
        scheme.kind = fields.choice("kind", scheme_kinds, "`alphabet` or `abugida`");
        read_signs(fields, scheme);
        // In an alphabet, which has neither, they are unknown keys.
        if (scheme.kind.value == SchemeKind::alphabet) return;
        scheme.virama = fields.text("virama", "the sign that joins consonants");
        scheme.vowel_signs = signs(fields.require("vowel-signs", "the dependent vowels"), diagnostics);
    });
    return scheme;
}

Scheme read_ids(Node const& node, Diagnostics& diagnostics) {
    Scheme scheme;
    scheme.name = {"ids", node.at};
    scheme.kind = {SchemeKind::alphabet, node.at};
    read_mapping(node, "the spelling of ids", diagnostics, [&](Fields& fields) { read_signs(fields, scheme); });
    return scheme;
}

Group read_group(Node const& node, Diagnostics& diagnostics) {
    Group group;
    read_mapping(node, "a group", diagnostics, [&](Fields& fields) {
        group.name = fields.text("group", "its name in the sources");
        group.zh = fields.text("zh", "the name that the text gives it");
        group.en = fields.text("en", "its name in English");
        group.line = fields.text("line", "the line that names it");
    });
    return group;
}

Tag read_tag(Node const& node, Diagnostics& diagnostics) {
    Tag tag;
    read_mapping(node, "a tag", diagnostics, [&](Fields& fields) {
        tag.tag = fields.text("tag", "the tag as printed");
        tag.tone = fields.maybe_text("tone");
        tag.weight = fields.maybe_text("weight");
        tag.length = fields.maybe_text("length");
        tag.manner = fields.maybe_text("manner");
    });
    return tag;
}

// Longer ones first, so that none is taken for the beginning of another.
std::vector<Respelling> respellings(Node const* node, Diagnostics& diagnostics) {
    std::vector<Respelling> list;
    if (!node) return list;
    if (node->kind != NodeKind::mapping) wrong_type(*node, "a mapping of spellings to signs", diagnostics);
    for (std::size_t i = 0; i < node->keys.size(); ++i) {
        list.push_back({node->keys[i], texts_of(node->items[i], diagnostics)});
    }
    std::stable_sort(list.begin(), list.end(), [](Respelling const& a, Respelling const& b) {
        return a.written.value.size() > b.written.value.size();
    });
    return list;
}

}  // namespace

Script read_script(Node const& node, Diagnostics& diagnostics) {
    Script script;
    read_mapping(node, "the script", diagnostics, [&](Fields& fields) {
        script.written = fields.text("written", "the scheme that the sources are written in");
        script.folded = fields.maybe_text("folded");
        script.inherent = fields.text("inherent", "the inherent vowel");
        script.dictionary = fields.texts("dictionary", "all signs in dictionary order");
        (void)fields.require("schemes", "a list of schemes");
        script.schemes = fields.list("schemes", [&](Node const& item) { return read_scheme(item, diagnostics); });
        if (auto const* ids = fields.require("ids", "how public ids are spelled"))
            script.ids = read_ids(*ids, diagnostics);
        script.groups = fields.list("groups", [&](Node const& item) { return read_group(item, diagnostics); });
        script.places = fields.texts("places");
        script.manners = fields.texts("manners");
        script.lengths = fields.texts("lengths");
        script.tones = fields.texts("tones");
        script.weights = fields.texts("weights");
        script.reading_manners = fields.texts("reading-manners");
        script.letter_orders = fields.texts("letter-orders");
        script.tags = fields.list("tags", [&](Node const& item) { return read_tag(item, diagnostics); });
        script.alternates = respellings(fields.find("alternates"), diagnostics);
        script.canonical = respellings(fields.find("canonical"), diagnostics);
        script.loose = respellings(fields.find("loose"), diagnostics);
    });
    return script;
}

}  // namespace xitan
