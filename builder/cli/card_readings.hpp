// SPDX-License-Identifier: MIT
// How a card shows what things sound like, and what the editors would read.
#pragma once

#include "cli/page.hpp"
#include "query/card.hpp"

namespace xitan {

// What a list of readings is labelled with: their role, the spelling that they render, or where they stand.
enum class ReadingLabel { role, spelling, entry };

void print_readings(Page& page, std::string_view heading, std::vector<CardReading> const& readings, ReadingLabel label);

void print_emendations(Page& page, Records const& emendations);

// "→ 見開二麻上 kaeX ~ ka ✓ · attested · by S2, S4". resolution: see queries/cards/resolutions.sql.
[[nodiscard]] std::string resolution_text(Record const& resolution);

}  // namespace xitan
