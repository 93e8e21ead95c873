// SPDX-License-Identifier: MIT
// The version of the program, as the build gives it.
#pragma once

#include <string_view>

namespace xitan {

[[nodiscard]] std::string_view builder_version() noexcept;  // "0.1.0"

}  // namespace xitan
