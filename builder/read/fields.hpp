// SPDX-License-Identifier: MIT
// Typed access to a node. Whatever is not as it should be is reported once, at its place, and the
// reader goes on with an empty value; a node that was reported already is passed over in silence.
#pragma once

#include "model/attested.hpp"
#include "read/node.hpp"
#include "text/diagnostics.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace xitan {

// A word of a closed vocabulary and what it stands for.
template <class E>
struct Choice {
    std::string_view word;
    E value;
};

inline constexpr std::array certainties{
    Choice<Certainty>{"certain", Certainty::certain},
    Choice<Certainty>{"high", Certainty::high},
    Choice<Certainty>{"medium", Certainty::medium},
    Choice<Certainty>{"low", Certainty::low},
};

// The fields of one mapping. Remembers which keys were asked for: the rest are unknown.
class Fields {
public:
    // what: "a letter". For a node that is no mapping, complains and behaves as if it were silent.
    Fields(Node const& node, std::string_view what, Diagnostics& diagnostics);

    [[nodiscard]] Location at() const noexcept { return node_.at; }
    [[nodiscard]] Diagnostics& diagnostics() noexcept { return diagnostics_; }
    [[nodiscard]] bool has(std::string_view key) const noexcept;

    // The value of a key, or null. holds: what is in it, for the complaint that it is missing.
    [[nodiscard]] Node const* find(std::string_view key);
    [[nodiscard]] Node const* require(std::string_view key, std::string_view holds);

    // Exactly one of the keys must be there.
    void one_of(std::vector<std::string_view> const& keys);

    [[nodiscard]] Text text(std::string_view key, std::string_view holds);
    [[nodiscard]] MaybeText maybe_text(std::string_view key);
    [[nodiscard]] std::vector<Text> texts(std::string_view key);  // one value or a list; absent: none
    [[nodiscard]] std::vector<Text> texts(std::string_view key, std::string_view holds);
    [[nodiscard]] Located<int> number(std::string_view key, std::string_view holds);
    [[nodiscard]] std::optional<Located<bool>> yes_no(std::string_view key);
    [[nodiscard]] bool yes_no(std::string_view key, bool if_absent);
    [[nodiscard]] Attested attested(std::string_view key, std::string_view holds);
    [[nodiscard]] std::optional<Attested> maybe_attested(std::string_view key);

    template <class Range>
    [[nodiscard]] auto choice(std::string_view key, Range const& choices) {
        using Value = std::optional<Located<decltype(choices[0].value)>>;
        auto const* node = find(key);
        return node ? Value(choice_of(*node, choices)) : Value();
    }
    template <class Range>
    [[nodiscard]] auto choice(std::string_view key, Range const& choices, std::string_view holds) {
        auto const* node = require(key, holds);
        return node ? choice_of(*node, choices) : Located<decltype(choices[0].value)>{{}, at()};
    }

    // What read makes of each item of a list; absent: nothing.
    template <class Read>
    [[nodiscard]] auto list(std::string_view key, Read read) {
        std::vector<decltype(read(std::declval<Node const&>()))> made;
        for (auto const& item : items_of(find(key))) made.push_back(read(item));
        return made;
    }

    // Complains about the keys that nobody asked for; read_mapping does it.
    void done();

private:
    template <class Range>
    auto choice_of(Node const& node, Range const& choices) {
        std::vector<std::string> words;
        for (auto const& choice : choices) words.emplace_back(choice.word);
        auto const index = index_of(node, words);
        return Located<decltype(choices[0].value)>{index ? choices[*index].value : choices[0].value, node.at};
    }
    std::optional<std::size_t> index_of(Node const& node, std::vector<std::string> const& words);
    std::vector<Node> const& items_of(Node const* node);

    Node const& node_;
    std::string what_;
    Diagnostics& diagnostics_;
    bool silent_;
    std::vector<std::string> asked_;
};

// Reads a mapping with fill(fields), then complains about the keys that fill did not ask for.
template <class Fill>
void read_mapping(Node const& node, std::string_view what, Diagnostics& diagnostics, Fill fill) {
    Fields fields(node, what, diagnostics);
    fill(fields);
    fields.done();
}

// The node as text; complains about a list or a mapping.
[[nodiscard]] Text text_of(Node const& node, Diagnostics& diagnostics);

// One value, or a list of values.
[[nodiscard]] std::vector<Text> texts_of(Node const& node, Diagnostics& diagnostics);

// A scalar, or {printed, read, because, certainty, witness}.
[[nodiscard]] Attested attested_of(Node const& node, Diagnostics& diagnostics);

// The same from a mapping that holds other keys too.
[[nodiscard]] Attested attested_of(Fields& fields);

// "found a list, wanted text"
void wrong_type(Node const& node, std::string_view wanted, Diagnostics& diagnostics);

// Complains that word is none of the words, and suggests the nearest.
void not_a_choice(Located<std::string> const& word, std::vector<std::string> const& words, Diagnostics& diagnostics);

// Complains about each text that is none of the words.
void check_words(std::vector<Text> const& texts, std::vector<std::string> const& words, Diagnostics& diagnostics);

}  // namespace xitan
