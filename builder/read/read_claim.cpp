// SPDX-License-Identifier: MIT
// The figures that the text states, and what they count.
#include "read/readers.hpp"

#include <algorithm>
#include <array>

namespace xitan {

namespace {

constexpr std::array units{
    Choice<Unit>{"syllables", Unit::syllables},
    Choice<Unit>{"rows", Unit::rows},
    Choice<Unit>{"letters", Unit::letters},
    Choice<Unit>{"chapters", Unit::chapters},
};

constexpr auto verbs = [] {
    std::array<Choice<Verb>, verb_names.size()> choices{};
    for (std::size_t i = 0; i < choices.size(); ++i) choices[i] = {verb_names[i].key, verb_names[i].verb};
    return choices;
}();

// {verb: subjoin}, {generating: yes} or {chapters: [2-15]}
bool counts_chapters(Node const& node) {
    return std::any_of(node.keys.begin(), node.keys.end(), [](auto const& key) {
        return key.value == "verb" || key.value == "generating" || key.value == "chapters";
    });
}

void read_chapter_measure(Node const& node, Measure& measure, Diagnostics& diagnostics) {
    read_mapping(node, "a choice of chapters", diagnostics, [&](Fields& fields) {
        fields.one_of({"verb", "generating", "chapters"});
        measure.verb = fields.choice("verb", verbs);
        measure.generating = fields.yes_no("generating", false);
        measure.chapters = fields.texts("chapters");
    });
}

Measure read_measure(Node const& node, Diagnostics& diagnostics) {
    Measure measure;
    measure.at = node.at;
    if (node.kind == NodeKind::scalar) {
        check_words({{node.text, node.at}}, {"left-out", "vowels"}, diagnostics);
        measure.left_out = node.text == "left-out";
        measure.vowels_per_row = node.text == "vowels";
    } else if (node.kind == NodeKind::sequence) {
        for (auto const& item : node.items) measure.letters.push_back(read_filter(item, diagnostics));
    } else if (counts_chapters(node)) {
        read_chapter_measure(node, measure, diagnostics);
    } else if (node.kind == NodeKind::mapping) {
        measure.letters.push_back(read_filter(node, diagnostics));
    }
    return measure;
}

void read_scope(Fields& fields, Claim& claim) {
    if (auto const* of = fields.find("of")) claim.measure = read_measure(*of, fields.diagnostics());
    auto applies_to = fields.texts("for");
    if (applies_to.size() != 1 || applies_to.front().value != "whole") {
        claim.applies_to = std::move(applies_to);
        return;
    }
    if (!claim.measure) {
        claim.measure = Measure{};
        claim.measure->at = applies_to.front().at;
    }
    claim.measure->whole = true;
}

Claim read_claim(Node const& node, Diagnostics& diagnostics) {
    Claim claim;
    claim.at = node.at;
    read_mapping(node, "a figure", diagnostics, [&](Fields& fields) {
        claim.count = fields.number("count", "the figure");
        claim.unit = fields.choice("unit", units).value_or(Located<Unit>{Unit::syllables, node.at});
        claim.words = fields.text("words", "the exact words");
        claim.line = fields.text("line", "the line where the words begin");
        claim.reckoning = fields.maybe_text("reckoning");
        read_scope(fields, claim);
        claim.loose = fields.yes_no("loose", false);
        claim.inferred = fields.yes_no("inferred", false);
        claim.because = fields.maybe_text("because");
    });
    return claim;
}

}  // namespace

std::vector<Claim> read_expects(Fields& fields) {
    return fields.list("expects", [&](Node const& item) { return read_claim(item, fields.diagnostics()); });
}

}  // namespace xitan
