// SPDX-License-Identifier: MIT
// Shell completion, made of the definitions of the commands so that it cannot fall behind them.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace xitan {

// The words that the first positional argument of a command may be, where its definition does not say them.
using PositionalWords = std::map<std::string, std::vector<std::string>, std::less<>>;

// A script for bash, zsh or fish. Requires: shell is one of these.
[[nodiscard]] std::string completion_script(CLI::App const& app, std::string_view shell, PositionalWords const& words);

}  // namespace xitan
