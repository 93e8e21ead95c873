// SPDX-License-Identifier: MIT
#include "read/fields.hpp"

#include "text/utf8.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace xitan {

namespace {

std::string_view name_of(NodeKind kind) {
    switch (kind) {
        case NodeKind::nothing:
            return "nothing";
        case NodeKind::scalar:
            return "text";
        case NodeKind::sequence:
            return "a list";
        case NodeKind::mapping:
            return "a mapping";
    }
    return {};
}

// "`a`, `b` or `c`"
std::string alternatives(std::vector<std::string> const& words) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) list += i + 1 == words.size() ? " or " : ", ";
        list += ticked(words[i]);
    }
    return list;
}

std::string suggestion(std::string_view word, std::vector<std::string> const& words) {
    auto const near = nearest(word, words);
    return near ? "; did you mean " + ticked(*near) + "?" : "";
}

}  // namespace

void wrong_type(Node const& node, std::string_view wanted, Diagnostics& diagnostics) {
    if (node.kind == NodeKind::nothing) return;
    diagnostics.error(node.at, "wrong-type",
                      "found " + std::string(name_of(node.kind)) + ", wanted " + std::string(wanted));
}

void not_a_choice(Located<std::string> const& word, std::vector<std::string> const& words, Diagnostics& diagnostics) {
    diagnostics.error(word.at, "not-a-choice",
                      ticked(word.value) + " is not " + alternatives(words) + suggestion(word.value, words));
}

Text text_of(Node const& node, Diagnostics& diagnostics) {
    if (node.kind != NodeKind::scalar) wrong_type(node, "text", diagnostics);
    return {node.text, node.at};
}

std::vector<Text> texts_of(Node const& node, Diagnostics& diagnostics) {
    std::vector<Text> list;
    if (node.kind == NodeKind::sequence) {
        for (auto const& item : node.items) list.push_back(text_of(item, diagnostics));
    } else if (node.kind == NodeKind::scalar) {
        list.push_back({node.text, node.at});
    } else {
        wrong_type(node, "text or a list", diagnostics);
    }
    return list;
}

void check_words(std::vector<Text> const& texts, std::vector<std::string> const& words, Diagnostics& diagnostics) {
    for (auto const& text : texts)
        if (!text.value.empty() && std::find(words.begin(), words.end(), text.value) == words.end())
            not_a_choice(text, words, diagnostics);
}

Attested attested_of(Node const& node, Diagnostics& diagnostics) {
    if (node.kind == NodeKind::scalar) return {{node.text, node.at}, {}};
    if (node.kind == NodeKind::sequence) wrong_type(node, "text or a mapping", diagnostics);
    if (node.kind != NodeKind::mapping) return {{{}, node.at}, {}};
    Attested attested;
    read_mapping(node, "a changed value", diagnostics, [&](Fields& fields) { attested = attested_of(fields); });
    return attested;
}

Attested attested_of(Fields& fields) {
    Attested attested{fields.text("printed", "the printed form"), Emendation{}};
    auto& emendation = *attested.emendation;
    emendation.read = fields.text("read", "what the editors would read");
    emendation.because = fields.maybe_text("because");
    emendation.certainty = fields.choice("certainty", certainties, "how sure the editors are");
    emendation.witnesses = fields.texts("witness");
    return attested;
}

Fields::Fields(Node const& node, std::string_view what, Diagnostics& diagnostics)
    : node_(node), what_(what), diagnostics_(diagnostics), silent_(node.kind != NodeKind::mapping) {
    if (silent_) wrong_type(node, what_ + ", as a mapping", diagnostics);
}

void Fields::done() {
    std::vector<std::string> unused;  // a key that is there already cannot be meant
    std::copy_if(asked_.begin(), asked_.end(), std::back_inserter(unused),
                 [this](std::string const& asked) { return !has(asked); });
    for (std::size_t i = 0; i < node_.keys.size(); ++i) {
        auto const& key = node_.keys[i];
        bool const reported = node_.items[i].kind == NodeKind::nothing;
        if (reported || std::find(asked_.begin(), asked_.end(), key.value) != asked_.end()) continue;
        diagnostics_.error(key.at, "unknown-key",
                           what_ + " has no key " + ticked(key.value) + suggestion(key.value, unused));
    }
}

bool Fields::has(std::string_view key) const noexcept {
    return std::any_of(node_.keys.begin(), node_.keys.end(), [&](auto const& given) { return given.value == key; });
}

Node const* Fields::find(std::string_view key) {
    asked_.emplace_back(key);
    for (std::size_t i = 0; i < node_.keys.size(); ++i)
        if (node_.keys[i].value == key) return &node_.items[i];
    return nullptr;
}

Node const* Fields::require(std::string_view key, std::string_view holds) {
    auto const* node = find(key);
    if (!node && !silent_)
        diagnostics_.error(at(), "missing-key", what_ + " needs the key " + ticked(key) + ": " + std::string(holds));
    return node;
}

void Fields::one_of(std::vector<std::string_view> const& keys) {
    std::vector<std::string> given, all(keys.begin(), keys.end());
    std::copy_if(all.begin(), all.end(), std::back_inserter(given), [this](auto const& key) { return has(key); });
    if (silent_ || given.size() == 1) return;
    if (given.empty())
        diagnostics_.error(at(), "missing-key", what_ + " needs one of the keys " + alternatives(all));
    else
        diagnostics_.error(at(), "too-many-keys", what_ + " takes only one of the keys " + alternatives(given));
}

Text Fields::text(std::string_view key, std::string_view holds) {
    auto const* node = require(key, holds);
    return node ? text_of(*node, diagnostics_) : Text{{}, at()};
}

MaybeText Fields::maybe_text(std::string_view key) {
    auto const* node = find(key);
    return node ? MaybeText(text_of(*node, diagnostics_)) : std::nullopt;
}

std::vector<Text> Fields::texts(std::string_view key) {
    auto const* node = find(key);
    return node ? texts_of(*node, diagnostics_) : std::vector<Text>{};
}

std::vector<Text> Fields::texts(std::string_view key, std::string_view holds) {
    auto const* node = require(key, holds);
    return node ? texts_of(*node, diagnostics_) : std::vector<Text>{};
}

Located<int> Fields::number(std::string_view key, std::string_view holds) {
    auto const* node = require(key, holds);
    if (!node) return {0, at()};
    auto const text = text_of(*node, diagnostics_);
    if (node->kind != NodeKind::scalar) return {0, node->at};
    int value = 0;
    auto const* const end = text.value.data() + text.value.size();
    auto const [stopped, failure] = std::from_chars(text.value.data(), end, value);
    bool const padded = text.value.size() > 1 && text.value.front() == '0';
    if (failure == std::errc() && stopped == end && value >= 0 && !padded) return {value, node->at};
    diagnostics_.error(node->at, "not-a-number",
                       ticked(text.value) + " is not a number; " + ticked(key) + " wants one like `3`");
    return {0, node->at};
}

std::optional<Located<bool>> Fields::yes_no(std::string_view key) {
    auto const* node = find(key);
    if (!node) return std::nullopt;
    auto const text = text_of(*node, diagnostics_);
    if (node->kind == NodeKind::scalar && text.value != "yes" && text.value != "no")
        diagnostics_.error(node->at, "not-yes-or-no", ticked(text.value) + " is not `yes` or `no`");
    return Located<bool>{text.value == "yes", node->at};
}

bool Fields::yes_no(std::string_view key, bool if_absent) {
    auto const given = yes_no(key);
    return given ? given->value : if_absent;
}

Attested Fields::attested(std::string_view key, std::string_view holds) {
    auto const* node = require(key, holds);
    return node ? attested_of(*node, diagnostics_) : Attested{{{}, at()}, {}};
}

std::optional<Attested> Fields::maybe_attested(std::string_view key) {
    auto const* node = find(key);
    return node ? std::optional(attested_of(*node, diagnostics_)) : std::nullopt;
}

std::optional<std::size_t> Fields::index_of(Node const& node, std::vector<std::string> const& words) {
    auto const text = text_of(node, diagnostics_);
    if (node.kind != NodeKind::scalar) return std::nullopt;
    auto const found = std::find(words.begin(), words.end(), text.value);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    not_a_choice(text, words, diagnostics_);
    return std::nullopt;
}

std::vector<Node> const& Fields::items_of(Node const* node) {
    static std::vector<Node> const none;
    if (node && node->kind == NodeKind::sequence) return node->items;
    if (node) wrong_type(*node, "a list", diagnostics_);
    return none;
}

}  // namespace xitan
