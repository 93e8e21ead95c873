// SPDX-License-Identifier: MIT
#include "cli/declare_parts.hpp"
#include "cli/usage.hpp"
#include "export/formats.hpp"

namespace xitan {

namespace {

void add_build(CLI::App& app, BuildOptions& options, Command& chosen) {
    CLI::App* const command = app.add_subcommand("build", "Compile the sources into a database");
    command->add_option("--sources", options.sources, "Folder with the YAML sources")
        ->type_name("FOLDER")
        ->capture_default_str();
    command->add_option("--output", options.output, "The database to write")->type_name("FILE")->capture_default_str();
    command->add_flag("--without-passages", options.without_passages, "Leave the quoted text of the treatise out");
    on(command, options, build, chosen);
}

void add_check(CLI::App& app, CheckOptions& options, Command& chosen) {
    CLI::App* const command = app.add_subcommand("check", "Say all that is wrong in the sources, and write nothing");
    command->add_option("--sources", options.sources, "Folder with the YAML sources")
        ->type_name("FOLDER")
        ->capture_default_str();
    command->add_option("--format", options.format, "How to print complaints")
        ->check(one_of({"text", "json"}))
        ->capture_default_str();
    on(command, options, check_sources, chosen);
}

void add_verify(CLI::App& app, VerifyOptions& options, Command& chosen) {
    CLI::App* const command = app.add_subcommand("verify", "Say whether a database is whole, and still what was built");
    command->add_option("file", options.file, "The database; it is only read")->type_name("FILE")->required();
    command->add_option("--sources", options.sources, "Also say whether these sources give the same content")
        ->type_name("FOLDER");
    command->add_option("--format", options.format, "How to print the findings")
        ->check(one_of(formats_and_text()))
        ->capture_default_str();
    on(command, options, verify_file, chosen);
}

void add_diff(CLI::App& app, DiffOptions& options, Command& chosen) {
    CLI::App* const command =
        app.add_subcommand("diff", "Say what one database has and another has not, by public id and field");
    command->add_option("old", options.before, "A database, or the list of ids of a release")
        ->type_name("FILE")
        ->required();
    command->add_option("new", options.now, "A database")->type_name("FILE")->required();
    command->add_flag("--check", options.check, "Only ids that are gone without a word, or came back");
    command->add_option("--format", options.format, "How to print what differs; markdown gives a changelog")
        ->check(one_of(formats_and_text()))
        ->capture_default_str();
    on(command, options, diff_files, chosen);
}

}  // namespace

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

void declare_source_commands(CLI::App& app, CommandOptions& options, Command& chosen) {
    add_build(app, options.build, chosen);
    add_check(app, options.check, chosen);
    add_verify(app, options.verify, chosen);
    add_diff(app, options.diff, chosen);
}

}  // namespace xitan
