// SPDX-License-Identifier: MIT
// A card in a form that a person reads.
#pragma once

#include "cli/page.hpp"
#include "query/card.hpp"

namespace xitan {

void print_card(Page& page, Card const& card);

}  // namespace xitan
