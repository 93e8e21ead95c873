// SPDX-License-Identifier: MIT
#include "cli/run.hpp"

#include "cli/commands.hpp"
#include "cli/completion.hpp"
#include "cli/diff_command.hpp"
#include "cli/exit_codes.hpp"
#include "cli/export_command.hpp"
#include "cli/fanqie_command.hpp"
#include "cli/manual.hpp"
#include "cli/matrix_command.hpp"
#include "cli/query_help.hpp"
#include "cli/search_command.hpp"
#include "cli/show_command.hpp"
#include "cli/sizes_command.hpp"
#include "cli/usage.hpp"
#include "cli/usage_error.hpp"
#include "cli/verify_command.hpp"
#include "cli/version.hpp"
#include "export/formats.hpp"
#include "text/escaped.hpp"

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
    command->add_option("--sources", options.sources, "Folder with the YAML sources")
        ->type_name("FOLDER")
        ->capture_default_str();
    command->add_option("--output", options.output, "The database to write")->type_name("FILE")->capture_default_str();
    command->add_flag("--without-passages", options.without_passages, "Leave the quoted text of the treatise out");
    command->callback([&] { chosen = [&options](Terminal const& terminal) { return build(options, terminal); }; });
}

void add_check(CLI::App& app, CheckOptions& options, Command& chosen) {
    CLI::App* const command = app.add_subcommand("check", "Say all that is wrong in the sources, and write nothing");
    command->add_option("--sources", options.sources, "Folder with the YAML sources")
        ->type_name("FOLDER")
        ->capture_default_str();
    command->add_option("--format", options.format, "How to print complaints")
        ->check(one_of({"text", "json"}))
        ->capture_default_str();
    command->callback(
        [&] { chosen = [&options](Terminal const& terminal) { return check_sources(options, terminal); }; });
}

std::vector<std::string> format_names() {
    std::vector<std::string> list;
    for (Format const& format : formats()) list.emplace_back(format.name);
    return list;
}

std::vector<std::string> formats_and_text() {
    std::vector<std::string> list = format_names();
    list.insert(list.begin(), "text");
    return list;
}

constexpr auto which_database = "The database; else $XITAN_DB, ./xitan.db, build/xitan.db or the installed one";

void add_query(CLI::App& app, QueryOptions& options, Command& chosen) {
    CLI::App* const command = app.add_subcommand("query", "Ask the database one of the named questions");
    command->add_option("name", options.name, "The query");
    command->add_option("arguments", options.arguments, "Its parameters: name=value …");
    command->add_option("--db", options.database, which_database)->type_name("FILE");
    command->add_option("--format", options.format, "How to print the rows")
        ->check(one_of(format_names()))
        ->capture_default_str();
    command->add_flag("--list", options.list, "List the queries");
    command->add_flag("--sql", options.sql, "Print the SQL of the query, which runs in the stock shell too");
    command->add_flag("--describe", options.describe, "Say what the query asks, and what its parameters mean");
    command->footer([&options] { return describe_query(options.name); });
    command->callback([&] { chosen = [&options](Terminal const& terminal) { return query(options, terminal); }; });
}

void add_export(CLI::App& app, ExportOptions& options, Command& chosen) {
    CLI::App* const command = app.add_subcommand("export", "Write the data sets as files for other programs");
    command->add_option("folder", options.folder, "The folder to write to; - writes one file to standard output");
    command->add_option("--db", options.database, which_database)->type_name("FILE");
    command->add_option("--format", options.formats, "What to write; more than one may be named")
        ->delimiter(',')
        ->allow_extra_args(false)  // the next word is the folder
        ->check(one_of(export_format_names()))
        ->capture_default_str();
    command->add_option("--only", options.only, "Only these data sets")->delimiter(',')->allow_extra_args(false);
    command->add_flag("--excel", options.excel, "Begin CSV files with a byte-order mark, which Excel wants");
    command->add_flag("--list", options.list, "List the data sets");
    command->callback(
        [&] { chosen = [&options](Terminal const& terminal) { return export_data(options, terminal); }; });
}

void add_datasette_metadata(CLI::App& app, MetadataOptions& options, Command& chosen) {
    CLI::App* const command = app.add_subcommand("datasette-metadata", "Print the metadata.json that Datasette reads");
    command->add_option("--db", options.database, which_database)->type_name("FILE");
    command->callback(
        [&] { chosen = [&options](Terminal const& terminal) { return datasette_metadata(options, terminal); }; });
}

void add_matrix(CLI::App& app, MatrixOptions& options, Command& chosen) {
    CLI::App* const command =
        app.add_subcommand("matrix", "Put the letter lists of one order side by side: a row a letter, a column a list");
    command->add_option("order", options.order, "The order of the letters");
    command->add_option("--letters", options.letters, "Only these letters or syllables, in the written romanisation")
        ->delimiter(',');
    command->add_option("--from", options.from, "Only lists of this year or later")
        ->check(whole_number())
        ->type_name("YEAR");
    command->add_option("--to", options.to, "Only lists of this year or earlier")
        ->check(whole_number())
        ->type_name("YEAR");
    command->add_option("--db", options.database, which_database)->type_name("FILE");
    command->add_option("--format", options.format, "How to print the rows")
        ->check(one_of(format_names()))
        ->capture_default_str();
    command->callback([&] { chosen = [&options](Terminal const& terminal) { return matrix(options, terminal); }; });
}

void add_sizes(CLI::App& app, SizesOptions& options, Command& chosen) {
    CLI::App* const command = app.add_subcommand("sizes", "Say how many bytes each table of the database takes");
    command->add_option("--db", options.database, which_database)->type_name("FILE");
    command->add_option("--budget", options.budget, "Complain if it takes more than this file allows")
        ->type_name("FILE");
    command->add_option("--limit", options.limit, "How many tables to list, the largest first; 0 lists all")
        ->check(whole_number())
        ->type_name("NUMBER")
        ->capture_default_str();
    command->add_option("--format", options.format, "How to print the rows")
        ->check(one_of(format_names()))
        ->capture_default_str();
    command->callback([&] { chosen = [&options](Terminal const& terminal) { return sizes(options, terminal); }; });
}

void add_completion(CLI::App& app, std::string& shell, Command& chosen) {
    CLI::App* const command = app.add_subcommand("completion", "Print a script that completes commands in a shell");
    command->add_option("shell", shell, "The shell")->required()->check(one_of({"bash", "zsh", "fish"}));
    command->callback([&] {
        chosen = [&app, &shell](Terminal const& terminal) {
            terminal.out << completion_script(app, shell, {{"query", names(catalog(query_files()))}});
            return 0;
        };
    });
}

void add_manual(CLI::App& app, Command& chosen) {
    app.add_subcommand("manual", "Print the manual page, for man(1)")->callback([&] {
        chosen = [&app](Terminal const& terminal) {
            terminal.out << manual_page(app);
            return 0;
        };
    });
}

void add_search(CLI::App& app, SearchOptions& options, Command& chosen) {
    CLI::App* const command =
        app.add_subcommand("search", "Find entries and what is said of them, by spelling in any scheme and by words");
    command->add_option("text", options.words, "A spelling, Chinese characters, words; ky* for all that begins so")
        ->required();
    command->add_option("--db", options.database, which_database)->type_name("FILE");
    command->add_option("--scheme", options.scheme, "Take the text as a spelling in this scheme only");
    command->add_option("--kind", options.kind, "Only letters, syllables, readings …: one of these kinds");
    command->add_option("--limit", options.limit, "How many hits to give; 0 gives all")
        ->check(whole_number())
        ->type_name("NUMBER")
        ->capture_default_str();
    command->add_option("--format", options.format, "How to print the hits")
        ->check(one_of(format_names()))
        ->capture_default_str();
    command->callback([&] { chosen = [&options](Terminal const& terminal) { return search(options, terminal); }; });
}

void add_show(CLI::App& app, ShowOptions& options, Command& chosen) {
    CLI::App* const command =
        app.add_subcommand("show", "Show all that is known of one entry: a letter, chapter, row, cell or syllable");
    command->add_option("entry", options.what, "An id (letter/ka, chapter/02, 02.26.01) or a spelling in any scheme")
        ->required();
    command->add_option("--db", options.database, which_database)->type_name("FILE");
    command->add_option("--format", options.format, "How to print the card")
        ->check(one_of({"text", "json"}))
        ->capture_default_str();
    command->callback([&] { chosen = [&options](Terminal const& terminal) { return show(options, terminal); }; });
}

void add_fanqie(CLI::App& app, FanqieOptions& options, Command& chosen) {
    CLI::App* const command = app.add_subcommand("fanqie", "Say what two characters spell in Middle Chinese, and why");
    command->add_option("spellers", options.spellers, "Upper and lower speller, with or without 反")
        ->required()
        ->expected(1, 2);
    command->add_option("--db", options.database, which_database)->type_name("FILE");
    command->add_option("--format", options.format, "How to print the answer")
        ->check(one_of({"text", "json"}))
        ->capture_default_str();
    command->callback([&] { chosen = [&options](Terminal const& terminal) { return fanqie(options, terminal); }; });
}

void add_verify(CLI::App& app, VerifyOptions& options, Command& chosen) {
    CLI::App* const command = app.add_subcommand("verify", "Say whether a database is whole, and still what was built");
    command->add_option("file", options.file, "The database; it is only read")->required();
    command->add_option("--sources", options.sources, "Also say whether these sources give the same content")
        ->type_name("FOLDER");
    command->add_option("--format", options.format, "How to print the findings")
        ->check(one_of(formats_and_text()))
        ->capture_default_str();
    command->callback(
        [&] { chosen = [&options](Terminal const& terminal) { return verify_file(options, terminal); }; });
}

void add_diff(CLI::App& app, DiffOptions& options, Command& chosen) {
    CLI::App* const command =
        app.add_subcommand("diff", "Say what one database has and another has not, by public id and field");
    command->add_option("old", options.before, "A database, or the list of ids of a release")->required();
    command->add_option("new", options.now, "A database")->required();
    command->add_flag("--check", options.check, "Only ids that are gone without a word, or came back");
    command->add_option("--format", options.format, "How to print what differs; markdown gives a changelog")
        ->check(one_of(formats_and_text()))
        ->capture_default_str();
    command->callback([&] { chosen = [&options](Terminal const& terminal) { return diff_files(options, terminal); }; });
}

int run_command(std::vector<std::string> arguments, Terminal const& terminal) {
    CLI::App app{"Compiles annotated YAML sources of a treatise on a script into one SQLite database.", "xitan"};
    app.require_subcommand(1);
    app.set_version_flag("--version", version_text());
    app.footer(exit_code_line());
    BuildOptions build_options;
    CheckOptions check_options;
    QueryOptions query_options;
    ExportOptions export_options;
    VerifyOptions verify_options;
    DiffOptions diff_options;
    MetadataOptions metadata_options;
    std::string shell;
    SearchOptions search_options;
    ShowOptions show_options;
    FanqieOptions fanqie_options;
    SizesOptions sizes_options;
    MatrixOptions matrix_options;
    Command chosen;
    add_build(app, build_options, chosen);
    add_check(app, check_options, chosen);
    add_query(app, query_options, chosen);
    add_search(app, search_options, chosen);
    add_show(app, show_options, chosen);
    add_fanqie(app, fanqie_options, chosen);
    add_export(app, export_options, chosen);
    add_matrix(app, matrix_options, chosen);
    add_verify(app, verify_options, chosen);
    add_diff(app, diff_options, chosen);
    add_datasette_metadata(app, metadata_options, chosen);
    add_sizes(app, sizes_options, chosen);
    add_completion(app, shell, chosen);
    add_manual(app, chosen);
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
