// SPDX-License-Identifier: MIT
#include "cli/run.hpp"

#include "cli/declare.hpp"
#include "cli/exit_codes.hpp"
#include "cli/usage.hpp"
#include "cli/usage_error.hpp"
#include "cli/version.hpp"
#include "text/escaped.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <stdexcept>

namespace xitan {

namespace {

int run_command(std::vector<std::string> arguments, Terminal const& terminal) {
    CLI::App app{"Compiles annotated YAML sources of a treatise on a script into one SQLite database.", "xitan"};
    app.require_subcommand(1);
    app.set_version_flag("--version", version_text());
    app.footer(exit_code_line());
    CommandOptions options;
    Command chosen;
    declare_source_commands(app, options, chosen);
    declare_question_commands(app, options, chosen);
    declare_output_commands(app, options, chosen);
    require_command(app, arguments);
    try {
        std::reverse(arguments.begin(), arguments.end());  // CLI11 takes them from the back
        app.parse(std::move(arguments));
    } catch (CLI::CallForHelp const&) {
        auto const subcommands = app.get_subcommands();
        terminal.out << (subcommands.empty() ? app.help() : subcommands.front()->help(app.get_name())) << '\n';
        return 0;
    } catch (CLI::CallForVersion const& version) {
        terminal.out << version.what() << '\n';
        return 0;
    } catch (CLI::ParseError const& error) {
        throw UsageError(complaint(app, error));
    }
    return chosen(terminal);
}

int failed(Terminal const& terminal, int code, std::string const& message) {
    terminal.err << "xitan: " << escaped_lines(message) << '\n';
    return code;
}

}  // namespace

int run(std::vector<std::string> arguments, std::ostream& out, std::ostream& err) {
    Terminal const here = terminal(out, err);
    try {
        int const code = run_command(std::move(arguments), here);
        out.flush();
        if (!out) return failed(here, 3, "standard output cannot be written to");
        return code;
    } catch (UsageError const& error) {
        return failed(here, 2, error.what());
    } catch (std::logic_error const& error) {
        return failed(here, 4, std::string("this is a fault of the program, please report it: ") + error.what());
    } catch (std::bad_alloc const&) {
        return failed(here, 3, "there is not enough memory");
    } catch (std::exception const& error) {
        return failed(here, 3, error.what());
    }
}

}  // namespace xitan
