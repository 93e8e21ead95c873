// SPDX-License-Identifier: MIT
// The manual page, made of the definitions of the commands so that it cannot fall behind them.
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace xitan {

// For man(1), in the macros of man(7); UTF-8. What is no command or option is said in manual.cpp.
[[nodiscard]] std::string manual_page(CLI::App const& app);

}  // namespace xitan
