// SPDX-License-Identifier: MIT
// What the program returns, for its help and its manual.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace xitan {

struct ExitCode {
    int code;
    std::string_view meaning;
};

inline constexpr std::array exit_codes{
    ExitCode{0, "done"},
    ExitCode{1, "the sources are wrong, or a comparison found a difference"},
    ExitCode{2, "no such thing was found (command, option, value)"},
    ExitCode{3, "the machine failed (file, disk, SQLite)"},
    ExitCode{4, "the program is wrong"},
};

// "Exit codes: 0 done, 1 the sources are wrong, or …."
[[nodiscard]] inline std::string exit_code_line() {
    std::string line = "Exit codes:";
    for (auto const& [code, meaning] : exit_codes) {
        line += (code == 0 ? " " : ", ") + std::to_string(code) + ' ' + std::string(meaning);
    }
    return line + '.';
}

}  // namespace xitan
