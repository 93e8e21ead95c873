// SPDX-License-Identifier: MIT
#include "cli/run.hpp"

#include "cli/commands.hpp"
#include "cli/usage_error.hpp"
#include "cli/version.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <functional>
#include <iostream>
#include <stdexcept>

namespace xitan {

namespace {

using Command = std::function<int(Terminal const&)>;

void add_build(CLI::App& app, BuildOptions& options, Command& chosen) {
    CLI::App* const command = app.add_subcommand("build", "Compile the sources into a database");
    command->add_option("--sources", options.sources, "Folder with the YAML sources")->capture_default_str();
    command->add_option("--output", options.output, "The database to write")->capture_default_str();
    command->add_flag("--without-passages", options.without_passages, "Leave the quoted text of the treatise out");
    command->callback([&] { chosen = [&options](Terminal const& terminal) { return build(options, terminal); }; });
}

void add_check(CLI::App& app, CheckOptions& options, Command& chosen) {
    CLI::App* const command = app.add_subcommand("check", "Say all that is wrong in the sources, and write nothing");
    command->add_option("--sources", options.sources, "Folder with the YAML sources")->capture_default_str();
    command->add_option("--format", options.format, "How to print complaints")
        ->check(CLI::IsMember({"text", "json"}))
        ->capture_default_str();
    command->callback(
        [&] { chosen = [&options](Terminal const& terminal) { return check_sources(options, terminal); }; });
}

int run_command(std::vector<std::string> arguments, Terminal const& terminal) {
    CLI::App app{"Compiles annotated YAML sources of a treatise on a script into one SQLite database.", "xitan"};
    app.require_subcommand(1);
    app.set_version_flag("--version", version_text());
    app.footer(
        "Exit codes: 0 done, 1 the sources are wrong, 2 no such thing was found (command, option, value), 3 the "
        "machine failed (file, disk, SQLite), 4 the program is wrong.");
    BuildOptions build_options;
    CheckOptions check_options;
    Command chosen;
    add_build(app, build_options, chosen);
    add_check(app, check_options, chosen);
    try {
        std::reverse(arguments.begin(), arguments.end());  // CLI11 takes them from the back
        app.parse(std::move(arguments));
    } catch (CLI::CallForHelp const&) {
        auto const subcommands = app.get_subcommands();
        terminal.out << (subcommands.empty() ? app.help() : subcommands.front()->help());
        return 0;
    } catch (CLI::CallForVersion const& version) {
        terminal.out << version.what() << '\n';
        return 0;
    } catch (CLI::ParseError const& error) {
        throw UsageError(std::string(error.what()) + "\nRun `xitan --help` to see what exists.");
    }
    return chosen(terminal);
}

int failed(Terminal const& terminal, int code, std::string const& message) {
    terminal.err << "xitan: " << message << '\n';
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
