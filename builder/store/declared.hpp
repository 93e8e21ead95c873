// SPDX-License-Identifier: MIT
// By what a file is known as a database of this program: numbers that the schema itself sets.
#pragma once

#include <cstdint>
#include <string_view>

namespace xitan {

// The number that the schema gives to a pragma ("application_id"), so that it stands in one place only.
// Throws std::logic_error if it gives none.
[[nodiscard]] std::int64_t declared(std::string_view pragma);

}  // namespace xitan
