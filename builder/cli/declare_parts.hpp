// SPDX-License-Identifier: MIT
// What the definitions of the commands share.
#pragma once

#include "cli/declare.hpp"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace xitan {

inline constexpr auto which_database = "The database; else $XITAN_DB, ./xitan.db, build/xitan.db or the installed one";

// Names of formats(); the second has `text` before them.
[[nodiscard]] std::vector<std::string> format_names();
[[nodiscard]] std::vector<std::string> formats_and_text();

// If command is typed, run is what was chosen.
template <class Options>
void on(CLI::App* command, Options const& options, int (*run)(Options const&, Terminal const&), Command& chosen) {
    command->callback([&options, run, &chosen] {
        chosen = [&options, run](Terminal const& terminal) { return run(options, terminal); };
    });
}

}  // namespace xitan
