// SPDX-License-Identifier: MIT
// The commands as the command line knows them: names, options, help. One definition serves parsing, --help, completions
// and the manual.
#pragma once

#include "cli/commands.hpp"
#include "cli/diff_command.hpp"
#include "cli/export_command.hpp"
#include "cli/fanqie_command.hpp"
#include "cli/matrix_command.hpp"
#include "cli/search_command.hpp"
#include "cli/show_command.hpp"
#include "cli/sizes_command.hpp"
#include "cli/verify_command.hpp"

#include <functional>
#include <string>

namespace CLI {
class App;
}

namespace xitan {

using Command = std::function<int(Terminal const&)>;

// What may be typed behind each command. It outlives the parsing, since the chosen command refers to it.
struct CommandOptions {
    BuildOptions build;
    CheckOptions check;
    VerifyOptions verify;
    DiffOptions diff;
    QueryOptions query;
    SearchOptions search;
    ShowOptions show;
    FanqieOptions fanqie;
    MatrixOptions matrix;
    ExportOptions exports;
    MetadataOptions metadata;
    SizesOptions sizes;
    std::string shell;
};

// Each adds commands to app; parsing then puts the command that was typed into chosen.
void declare_source_commands(CLI::App& app, CommandOptions& options, Command& chosen);    // build, check, verify, diff
void declare_question_commands(CLI::App& app, CommandOptions& options, Command& chosen);  // query, search, show …
void declare_output_commands(CLI::App& app, CommandOptions& options, Command& chosen);    // export, sizes, manual …

}  // namespace xitan
