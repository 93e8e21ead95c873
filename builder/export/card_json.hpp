// SPDX-License-Identifier: MIT
// A card in a form that a program reads. The fields are the columns of queries/cards/*.sql.
#pragma once

#include "query/card.hpp"

#include <nlohmann/json_fwd.hpp>

namespace xitan {

[[nodiscard]] nlohmann::ordered_json card_json(Card const& card);
[[nodiscard]] nlohmann::ordered_json record_json(Record const& record);
[[nodiscard]] nlohmann::ordered_json records_json(Records const& records);

}  // namespace xitan
