// SPDX-License-Identifier: MIT
#include "cli/declare_parts.hpp"
#include "cli/query_help.hpp"
#include "cli/usage.hpp"

namespace xitan {

namespace {

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
    on(command, options, query, chosen);
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
    on(command, options, search, chosen);
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
    on(command, options, show, chosen);
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
    on(command, options, fanqie, chosen);
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
    on(command, options, matrix, chosen);
}

}  // namespace

void declare_question_commands(CLI::App& app, CommandOptions& options, Command& chosen) {
    add_query(app, options.query, chosen);
    add_search(app, options.search, chosen);
    add_show(app, options.show, chosen);
    add_fanqie(app, options.fanqie, chosen);
    add_matrix(app, options.matrix, chosen);
}

}  // namespace xitan
