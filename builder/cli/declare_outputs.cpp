// SPDX-License-Identifier: MIT
#include "cli/completion.hpp"
#include "cli/declare_parts.hpp"
#include "cli/manual.hpp"
#include "cli/usage.hpp"
#include "query/catalog.hpp"

#include <ostream>

namespace xitan {

namespace {

void add_export(CLI::App& app, ExportOptions& options, Command& chosen) {
    CLI::App* const command = app.add_subcommand("export", "Write the data sets as files for other programs");
    command->add_option("folder", options.folder, "The folder to write to; - writes one file to standard output")
        ->type_name("FOLDER");
    command->add_option("--db", options.database, which_database)->type_name("FILE");
    command->add_option("--format", options.formats, "What to write; more than one may be named")
        ->delimiter(',')
        ->allow_extra_args(false)  // the next word is the folder
        ->check(one_of(export_format_names()))
        ->capture_default_str();
    command->add_option("--only", options.only, "Only these data sets")->delimiter(',')->allow_extra_args(false);
    command->add_flag("--excel", options.excel, "Begin CSV files with a byte-order mark, which Excel wants");
    command->add_flag("--list", options.list, "List the data sets");
    on(command, options, export_data, chosen);
}

void add_datasette_metadata(CLI::App& app, MetadataOptions& options, Command& chosen) {
    CLI::App* const command = app.add_subcommand("datasette-metadata", "Print the metadata.json that Datasette reads");
    command->add_option("--db", options.database, which_database)->type_name("FILE");
    on(command, options, datasette_metadata, chosen);
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
    on(command, options, sizes, chosen);
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

}  // namespace

void declare_output_commands(CLI::App& app, CommandOptions& options, Command& chosen) {
    add_export(app, options.exports, chosen);
    add_datasette_metadata(app, options.metadata, chosen);
    add_sizes(app, options.sizes, chosen);
    add_completion(app, options.shell, chosen);
    add_manual(app, chosen);
}

}  // namespace xitan
