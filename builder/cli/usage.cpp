// SPDX-License-Identifier: MIT
#include "cli/usage.hpp"

#include "cli/page.hpp"
#include "cli/usage_error.hpp"
#include "text/diagnostics.hpp"
#include "text/utf8.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>

namespace xitan {

namespace {

// "there is no command `buld`; did you mean `build`? There are build, check".
std::string no_such(std::string const& what, std::string const& word, std::vector<std::string> const& known) {
    auto const near = nearest(word, known);
    return "there is no " + what + ' ' + ticked(word) + (near ? "; did you mean `" + *near + "`? T" : "; t") +
           "here are " + joined(known, ", ");
}

std::vector<std::string> command_names(CLI::App const& app) {
    std::vector<std::string> names;
    for (CLI::App const* const command : app.get_subcommands([](CLI::App const*) { return true; })) {
        names.push_back(command->get_name());
    }
    return names;
}

std::vector<std::string> option_names(CLI::App const& command) {
    std::vector<std::string> names;
    for (CLI::Option const* const option : command.get_options([](CLI::Option const*) { return true; })) {
        for (auto const& name : option->get_lnames()) names.push_back("--" + name);
    }
    return names;
}

CLI::App const& chosen(CLI::App const& app) {
    auto const commands = app.get_subcommands();
    return commands.empty() ? app : *commands.front();
}

// Arguments that nobody takes.
std::string superfluous(CLI::App const& app) {
    std::string const word = app.remaining(true).front();
    if (word.size() < 2 || word.front() != '-') return ticked(word) + " is one argument too many";
    std::string const option = word.substr(0, word.find('='));
    auto const known = option_names(chosen(app));
    if (std::find(known.begin(), known.end(), option) != known.end()) {
        return ticked(option) + " belongs behind `" + chosen(app).get_name() + "`, the command that it is an option of";
    }
    return no_such("option", option, known);
}

// What CLI11 says begins with the name of the option.
std::string option_of(std::string const& message) { return message.substr(0, message.find_first_of(": ")); }

std::string what_is_wrong(CLI::App const& app, CLI::Error const& error) {
    std::string const message = error.what();
    if (dynamic_cast<CLI::ExtrasError const*>(&error)) return superfluous(app);
    if (dynamic_cast<CLI::RequiredError const*>(&error)) return "what " + option_of(message) + "? It is missing";
    if (dynamic_cast<CLI::ArgumentMismatch const*>(&error)) return option_of(message) + " takes one value";
    return message;
}

}  // namespace

CLI::Validator one_of(std::vector<std::string> const& words) {
    CLI::Validator validator = CLI::IsMember(words);  // it describes itself as a list of the words
    validator.operation([words](std::string& word) {
        bool const known = std::find(words.begin(), words.end(), word) != words.end();
        return known ? std::string() : no_such("value", word, words);
    });
    return validator;
}

// They are part of the name of its type: "TEXT:{text,json}".
std::vector<std::string> choices_of(CLI::Option const& option) {
    std::string const type = option.get_type_name();
    auto const open = type.find('{');
    auto const close = type.rfind('}');
    if (open == std::string::npos || close == std::string::npos) return {};
    return CLI::detail::split(type.substr(open + 1, close - open - 1), ',');
}

CLI::Validator whole_number() {
    return CLI::Validator(
        [](std::string& text) {
            std::size_t number = 0;
            char const* const end = text.data() + text.size();
            auto const [last, fault] = std::from_chars(text.data(), end, number);
            return last == end && fault == std::errc() ? std::string()
                                                       : ticked(text) + " is no whole number, 0 or more";
        },
        "");
}

void require_command(CLI::App const& app, std::vector<std::string> const& arguments) {
    auto const known = command_names(app);
    if (arguments.empty()) throw UsageError("which command? There are " + joined(known, ", "));
    std::string const& word = arguments.front();
    if (word.starts_with('-') && word.size() > 1) return;
    if (std::find(known.begin(), known.end(), word) == known.end()) throw UsageError(no_such("command", word, known));
}

std::string complaint(CLI::App const& app, CLI::Error const& error) {
    CLI::App const& command = chosen(app);
    std::string const name = &command == &app ? "xitan" : "xitan " + command.get_name();
    return what_is_wrong(app, error) + "\nRun `" + name + " --help` to see what exists.";
}

}  // namespace xitan
