// SPDX-License-Identifier: MIT
// Which of its candidates a fanqie means. Eight rules, applied in order, each only if it leaves something
// and removes something; the result names those that did. No rule looks at what the spelled syllable sounds
// like in Sanskrit, so agreement with it is no artefact of the choice.
#pragma once

#include "phonology/fanqie.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace xitan {

// In the order of application. Their short names are S1 to S8.
enum class SelectionRule {
    initial,   // an initial that another fanqie of the letter has without doubt, or else the head has
    tone,      // no entering tone unless the target ends in a stop; then the expected tone
    rime,      // the rime of another fanqie of the same head
    division,  // the division of the lower speller, among what could exist
    legality,  // the best class: attested, gap, marginal, foreign
    head,      // the syllable of the head, whatever its tone
    openness,  // not 合
    order,     // the first
};

struct RuleName {
    SelectionRule rule;
    std::string_view name;
    std::string_view meaning;  // one line, for people
};
[[nodiscard]] std::vector<RuleName> const& rule_names();

// What is known of the fanqie besides its spellers. Whatever is not known is left empty.
struct Circumstances {
    std::u32string sister_initials;  // unambiguous ones of the other fanqie of the same letter
    std::u32string sister_rimes;     // of the other fanqie of the same head
    std::vector<Position> head;      // readings of the character that is spelled
    bool ends_in_stop = false;       // does the target end in one?
    char32_t tone = 0;               // that the text states, or that goes with the vowel of the target
};

enum class SelectionStatus {
    unique,     // exactly one candidate could exist (attested or gap)
    ambiguous,  // several
    none,       // none could: the choice is among marginal or foreign ones
};

struct Selection {
    std::size_t chosen = 0;    // number of the candidate
    std::size_t possible = 0;  // how many candidates are attested or gaps
    SelectionStatus status{};
    std::vector<SelectionRule> decided;  // the rules that removed something, in order
};

// Requires: candidates is not empty, and lower is what resolve got.
[[nodiscard]] Selection select(std::vector<Candidate> const& candidates, std::vector<Position> const& lower,
                               Circumstances const& circumstances);

// "S2,S4"; empty if no rule had to decide.
[[nodiscard]] std::string names_of(std::vector<SelectionRule> const& rules);

// The initial that all candidates share; 0 if they differ or there is none.
[[nodiscard]] char32_t common_initial(std::vector<Candidate> const& candidates) noexcept;

// The same of their rime.
[[nodiscard]] char32_t common_rime(std::vector<Candidate> const& candidates) noexcept;

}  // namespace xitan
