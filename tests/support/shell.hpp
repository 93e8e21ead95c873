// SPDX-License-Identifier: MIT
// Programs of the system that a test runs, and what to do when one is not there.
#pragma once

#include <filesystem>
#include <string>

namespace xitan::test {

// An argument of a shell command.
[[nodiscard]] std::string shell_word(std::filesystem::path const& path);

// What a shell command does: its standard output, and all else it said.
struct ShellOutcome {
    int status;
    std::string output;
    std::string errors;
};
[[nodiscard]] ShellOutcome run(std::string const& command);

// Whether a program is there and does what is asked of it.
[[nodiscard]] inline bool works(std::string const& command) { return run(command).status == 0; }

// Says that the test stops here, and why: a test without an assertion would be a failure.
void skip(std::string const& why);

}  // namespace xitan::test
