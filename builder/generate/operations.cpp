// SPDX-License-Identifier: MIT
#include "generate/operations.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace xitan {

namespace {

std::vector<std::vector<Index>> all_columns(Alphabet const& alphabet) {
    std::vector<std::vector<Index>> columns;
    for (Index const vowel : alphabet.generating_vowels()) columns.push_back({vowel});
    return columns;
}

// check/ has seen to it that operands name letters; a wrong one here makes no rows.
std::vector<DraftRow> attach(Step const& step, Alphabet const& alphabet, std::vector<DraftRow> rows, Diagnostics&) {
    std::vector<std::vector<Index>> columns;
    if (step.operand.value == all_vowels) {
        columns = all_columns(alphabet);
    } else if (auto const vowel = alphabet.letter(step.operand.value)) {
        columns = {{*vowel}};
    }
    for (DraftRow& row : rows) row.columns = columns;
    return rows;
}

std::vector<DraftRow> subjoin(Step const& step, Alphabet const& alphabet, std::vector<DraftRow> rows, Diagnostics&) {
    auto const letter = alphabet.letter(step.operand.value);
    if (!letter) return {};
    for (DraftRow& row : rows) {
        row.letters.push_back(*letter);
        row.roles.push_back(PartRole::subjoined);
    }
    return rows;
}

std::optional<Index> nasal_of_group(Index letter, Alphabet const& alphabet) {
    auto const& letters = alphabet.corpus().letters;
    auto const& group = letters[letter].group;
    if (!group) return std::nullopt;
    for (Index i = 0; i < letters.size(); ++i) {
        if (letters[i].group && letters[i].group->value == group->value && letters[i].manner &&
            letters[i].manner->value == class_nasal) {
            return i;
        }
    }
    return std::nullopt;
}

std::vector<DraftRow> superscribe(Step const& step, Alphabet const& alphabet, std::vector<DraftRow> rows,
                                  Diagnostics& diagnostics) {
    bool const by_class = step.operand.value == class_nasal;
    auto const fixed = by_class ? std::nullopt : alphabet.letter(step.operand.value);
    for (DraftRow& row : rows) {
        auto const letter = by_class && row.base ? nasal_of_group(*row.base, alphabet) : fixed;
        if (!letter) {
            std::string const base =
                row.base ? alphabet.corpus().letters[*row.base].written.value : alphabet.cluster(row.letters);
            diagnostics.error(step.operand.at, "no-class-nasal",
                              "`" + base +
                                  "` belongs to no group with a nasal; apply `superscribe: nasal` only to "
                                  "letters whose group has a letter with `manner: nasal`");
            return {};
        }
        row.letters.insert(row.letters.begin(), *letter);
        row.roles.insert(row.roles.begin(), PartRole::superscribed);
    }
    return rows;
}

std::vector<DraftRow> clusters(Step const& step, Alphabet const& alphabet, std::vector<DraftRow>, Diagnostics&) {
    std::vector<DraftRow> rows;
    for (Text const& written : step.clusters) {
        auto const spelled = alphabet.parse(written.value);
        if (!spelled || spelled->consonants.empty()) continue;
        DraftRow row;
        row.letters = spelled->consonants;
        row.roles.assign(row.letters.size(), PartRole::subjoined);
        row.roles.front() = PartRole::base;
        row.columns = all_columns(alphabet);
        rows.push_back(std::move(row));
    }
    return rows;
}

constexpr std::array table{
    Operation{Verb::attach, "`vowels`, or one vowel", "{attach: vowels, to: consonants}", attach},
    Operation{Verb::subjoin, "a consonant", "{subjoin: ya, to: {chapter: 1}}", subjoin},
    Operation{Verb::superscribe, "a consonant, or `nasal`", "{superscribe: nasal, to: {group: velar}}", superscribe},
    Operation{Verb::clusters, "a list of clusters", "{clusters: [s k, r kṣ m]}", clusters},
};
static_assert(table.size() == verb_names.size());

}  // namespace

std::span<Operation const> operations() { return table; }

Operation const& operation(Verb verb) {
    auto const found = std::find_if(table.begin(), table.end(), [&](Operation const& o) { return o.verb == verb; });
    if (found == table.end()) throw std::logic_error("a verb without an operation");
    return *found;
}

DraftRow letter_row(Index letter, Alphabet const& alphabet) {
    DraftRow row;
    row.letters = {letter};
    row.roles = {PartRole::base};
    row.base = letter;
    row.columns = all_columns(alphabet);
    return row;
}

}  // namespace xitan
