// SPDX-License-Identifier: MIT
#include "cli/manual.hpp"

#include "cli/exit_codes.hpp"
#include "cli/usage.hpp"
#include "store/version.hpp"

#include <CLI/CLI.hpp>

#include <array>
#include <sstream>

namespace xitan {

namespace {

constexpr auto name = "compile and ask a treatise on a script as an SQLite database";

constexpr auto description =
    R"(xitan reads annotated YAML files that hold a treatise on a script: its letters, how they sound, and the rules by which its
chapters make syllables. It checks them, runs the rules, compares every figure that the treatise states with what its
rules make, and writes one SQLite file that any program can read.
.PP
The same program asks that file: by spelling in any scheme, by words, by named questions, or entry by entry.
What xitan says of one command is printed by
.B xitan
.I command
.BR \-\-help .
)";

struct Item {
    std::string_view what;
    std::string_view meaning;
};

constexpr std::array files{
    Item{"sources/", "The YAML sources, where no other folder is named."},
    Item{"./xitan.db", "The database, where none is named; else build/xitan.db is looked for."},
    Item{"../share/xitan/xitan.db", "The installed database, seen from the folder that holds the program."},
};

constexpr std::array environment{
    Item{"XITAN_DB", "The database to ask, where --db names none."},
    Item{"NO_COLOR", "If it is set and not empty, nothing is coloured."},
};

constexpr std::array examples{
    Item{"xitan search kya", "Find what is spelled kya, and what is said of it."},
    Item{"xitan show letter/ka", "Show all that is known of one letter."},
    Item{"xitan query --list", "List the named questions."},
    Item{"xitan query letters --format csv", "Ask one of them, for a spreadsheet."},
    Item{"xitan build --sources sources --output xitan.db", "Compile the sources."},
};

// Text as roff prints it: a backslash is one, a line cannot be a request, and a hyphen is the one that is typed.
std::string roff(std::string_view text) {
    std::string safe;
    bool start = true;
    for (char const c : text) {
        if (start && (c == '.' || c == '\'')) safe += "\\&";
        if (c == '\\') {
            safe += "\\e";
        } else {
            if (c == '-') safe += '\\';
            safe += c;
        }
        start = c == '\n';
    }
    return safe;
}

void section(std::ostream& out, std::string_view title) { out << ".SH " << title << '\n'; }

template <class Items>
void items(std::ostream& out, std::string_view title, Items const& list) {
    section(out, title);
    for (Item const& item : list) out << ".TP\n.B " << roff(item.what) << '\n' << roff(item.meaning) << '\n';
}

bool is_positional(CLI::Option const* option) { return option->get_positional(); }

// What stands for the value of an option: one of its choices, or its kind of value.
std::string value_of(CLI::Option const& option) {
    if (option.get_items_expected_max() == 0) return {};
    std::string choices;
    for (auto const& word : choices_of(option)) choices += (choices.empty() ? "\\fB" : "|\\fB") + roff(word) + "\\fR";
    if (!choices.empty()) return choices;
    std::string word = option.get_type_name().empty() ? "value" : option.get_type_name();
    return "\\fI" + roff(CLI::detail::to_lower(word)) + "\\fR";
}

std::string names_of(CLI::Option const& option) {
    if (is_positional(&option)) return "\\fI" + roff(option.get_name(true)) + "\\fR";
    std::string list;
    for (auto const& letter : option.get_snames()) list += "\\fB" + roff('-' + letter) + "\\fR, ";
    for (auto const& word : option.get_lnames()) list += "\\fB" + roff("--" + word) + "\\fR, ";
    return list.substr(0, list.size() - 2);
}

void option_item(std::ostream& out, CLI::Option const& option) {
    std::string const value = is_positional(&option) ? std::string() : value_of(option);
    out << ".TP\n" << names_of(option) << (value.empty() ? "" : " ") << value << '\n' << roff(option.get_description());
    if (is_positional(&option) && !choices_of(option).empty()) out << ": " << value_of(option);
    if (!option.get_default_str().empty()) out << " (else " << roff(option.get_default_str()) << ')';
    out << ".\n";
}

// The arguments in order, then the options. That every command has --help is said once.
void options_of(std::ostream& out, CLI::App const& app) {
    for (CLI::Option const* const option : app.get_options(is_positional)) option_item(out, *option);
    for (CLI::Option const* const option : app.get_options([](auto const* one) { return !is_positional(one); })) {
        if (!app.get_parent() || option != app.get_help_ptr()) option_item(out, *option);
    }
}

void command(std::ostream& out, std::string const& program, CLI::App const& app) {
    out << ".SS " << roff(program + ' ' + app.get_name()) << " [\\fIoption\\fR ...]";
    for (CLI::Option const* const argument : app.get_options(is_positional)) {
        bool const needed = argument->get_required();
        out << (needed ? " " : " [") << names_of(*argument) << (argument->get_items_expected_max() > 1 ? " ..." : "")
            << (needed ? "" : "]");
    }
    out << '\n' << roff(app.get_description()) << ".\n";
    options_of(out, app);
}

}  // namespace

std::string manual_page(CLI::App const& app) {
    std::string const program = app.get_name();
    std::ostringstream out;
    out << ".\\\" SPDX-License-Identifier: MIT\n.\\\" Made by `" << program << " manual`; do not edit.\n.TH " << program
        << " 1 \"\" \"" << program << ' ' << builder_version() << "\" \"User Commands\"\n";
    section(out, "NAME");
    out << program << " \\- " << name << '\n';
    section(out, "SYNOPSIS");
    out << ".B " << program << "\n.I command\n[\\fIoption\\fR ...] [\\fIargument\\fR ...]\n";
    section(out, "DESCRIPTION");
    out << description;
    section(out, "OPTIONS");
    options_of(out, app);
    section(out, "COMMANDS");
    for (CLI::App const* const one : app.get_subcommands([](CLI::App const*) { return true; })) {
        command(out, program, *one);
    }
    items(out, "FILES", files);
    items(out, "ENVIRONMENT", environment);
    section(out, "EXIT STATUS");
    for (auto const& [code, meaning] : exit_codes) out << ".TP\n.B " << code << '\n' << meaning << '\n';
    items(out, "EXAMPLES", examples);
    section(out, "SEE ALSO");
    out << ".BR sqlite3 (1)\n";
    return out.str();
}

}  // namespace xitan
