// SPDX-License-Identifier: MIT
// What two characters spell, in a form that a person reads, and in one that a program reads.
#pragma once

#include "cli/page.hpp"
#include "query/fanqie_answer.hpp"

#include <nlohmann/json_fwd.hpp>

namespace xitan {

// Both require that there are candidates.
void print_fanqie(Page& page, FanqieAnswer const& answer);
[[nodiscard]] nlohmann::ordered_json fanqie_json(FanqieAnswer const& answer);

}  // namespace xitan
