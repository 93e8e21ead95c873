// SPDX-License-Identifier: MIT
// What may be typed on the command line, and what is said if something else was: which word is wrong, and what
// there is instead.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
class Error;
class Option;
class Validator;
}  // namespace CLI

namespace xitan {

// One of these words. The help, and completion with it, list them.
[[nodiscard]] CLI::Validator one_of(std::vector<std::string> const& words);

// The words of one_of for an option; none if it takes anything.
[[nodiscard]] std::vector<std::string> choices_of(CLI::Option const& option);

// Decimal digits, and not more than a machine word holds.
[[nodiscard]] CLI::Validator whole_number();

// UsageError if the command line names no command, or one that there is not.
void require_command(CLI::App const& app, std::vector<std::string> const& arguments);

// What is wrong with the arguments, which app refused with error.
[[nodiscard]] std::string complaint(CLI::App const& app, CLI::Error const& error);

}  // namespace xitan
