// SPDX-License-Identifier: MIT
// What `xitan --version` prints: the program, and the libraries that matter for the bytes it writes.
#pragma once

#include <string>

namespace xitan {

[[nodiscard]] std::string version_text();

}  // namespace xitan
