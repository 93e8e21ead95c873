// SPDX-License-Identifier: MIT
// Whether a syllable can exist in the Qieyun system, and whether the Guangyun has it.
// The rules follow tshet-uinh (nk2028, MIT); see NOTICE.
#pragma once

#include "phonology/position.hpp"

#include <string_view>

namespace xitan {

enum class Legality {
    attested,  // the Guangyun has a syllable there
    gap,       // it could exist, but has no syllable there
    marginal,  // against a rule that has exceptions
    foreign,   // against a rule that has none
};

struct Judgement {
    Legality legality{};
    std::string_view reason;  // in Chinese terms: 端組類隔; empty for attested and gap; static storage
};

// in_guangyun: whether the Guangyun has the position, which only data can say.
[[nodiscard]] Judgement judge(Position const& position, bool in_guangyun);

}  // namespace xitan
