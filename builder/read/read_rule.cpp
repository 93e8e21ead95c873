// SPDX-License-Identifier: MIT
// The rule of a chapter: steps, and the filters that say to which letters a step applies.
#include "read/readers.hpp"

#include <algorithm>

namespace xitan {

namespace {

void read_target(Node const& node, Step& step, Diagnostics& diagnostics) {
    if (node.kind == NodeKind::scalar) {
        check_words({{node.text, node.at}}, {"consonants"}, diagnostics);
        step.to_letters = LetterFilter{};
        step.to_letters->at = node.at;
    } else if (node.kind == NodeKind::mapping && std::any_of(node.keys.begin(), node.keys.end(),
                                                             [](auto const& key) { return key.value == "chapter"; })) {
        read_mapping(node, "a reference to a chapter", diagnostics, [&](Fields& fields) {
            step.to_chapter = fields.number("chapter", "the number of an earlier chapter");
        });
    } else if (node.kind == NodeKind::mapping) {
        step.to_letters = read_filter(node, diagnostics);
    } else {
        wrong_type(node, "`consonants`, `{chapter: 1}` or a mapping of letters' features", diagnostics);
    }
    if (step.to_letters && step.to_letters->kinds.empty()) step.to_letters->kinds = {{"consonant", node.at}};
}

Step read_step(Node const& node, Diagnostics& diagnostics) {
    Step step;
    step.at = node.at;
    read_mapping(node, "a step of a rule", diagnostics, [&](Fields& fields) {
        std::vector<std::string_view> keys;
        for (auto const& name : verb_names) keys.push_back(name.key);
        fields.one_of(keys);
        for (auto const& name : verb_names) {
            auto const* operand = fields.find(name.key);
            if (!operand) continue;
            step.verb = name.verb;
            if (name.verb == Verb::clusters)
                step.clusters = texts_of(*operand, diagnostics);
            else
                step.operand = text_of(*operand, diagnostics);
        }
        if (step.verb == Verb::clusters) return;  // which applies to nothing else
        auto const* to = fields.require("to", "what it is applied to, like `{chapter: 1}` or `consonants`");
        if (to) read_target(*to, step, diagnostics);
    });
    return step;
}

}  // namespace

LetterFilter read_filter(Node const& node, Diagnostics& diagnostics) {
    LetterFilter filter;
    filter.at = node.at;
    read_mapping(node, "a choice of letters", diagnostics, [&](Fields& fields) {
        filter.letters = fields.texts("letter");
        filter.kinds = fields.texts("kind");
        check_words(filter.kinds, {"vowel", "consonant"}, diagnostics);
        filter.groups = fields.texts("group");
        filter.places = fields.texts("place");
        filter.manners = fields.texts("manner");
        filter.lengths = fields.texts("length");
        filter.generates = fields.yes_no("generates");
        filter.sign = fields.yes_no("sign");
    });
    return filter;
}

std::vector<Step> read_rows(Fields& fields) {
    auto const* rows = fields.find("rows");
    if (rows && rows->kind == NodeKind::mapping) return {read_step(*rows, fields.diagnostics())};
    return fields.list("rows", [&](Node const& item) { return read_step(item, fields.diagnostics()); });
}

}  // namespace xitan
