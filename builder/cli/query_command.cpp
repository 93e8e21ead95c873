// SPDX-License-Identifier: MIT
#include "cli/commands.hpp"
#include "cli/find_database.hpp"
#include "cli/query_help.hpp"
#include "cli/usage_error.hpp"
#include "export/formats.hpp"
#include "query/run_query.hpp"
#include "text/diagnostics.hpp"
#include "text/utf8.hpp"

#include <ostream>

namespace xitan {

namespace {

Query const& named(Catalog const& queries, std::string const& name) {
    if (name.empty()) throw UsageError("which query? `xitan query --list` shows them all");
    if (Query const* const query = find_query(queries, name)) return *query;
    std::string message = "there is no query " + ticked(name);
    if (auto const other = nearest(name, names(queries))) message += "; did you mean `" + *other + "`?";
    throw UsageError(message + "\nRun `xitan query --list` to see what exists.");
}

// "key=value …"
Arguments arguments_of(Query const& query, std::vector<std::string> const& words) {
    Arguments arguments;
    for (auto const& word : words) {
        auto const equals = word.find('=');
        if (equals == std::string::npos || equals == 0) {
            std::string message = ticked(word) + " is no argument: write name=value";
            if (!query.parameters.empty()) message += ", such as " + query.parameters.front().name + "=" + word;
            throw UsageError(message);
        }
        auto const [entry, added] = arguments.emplace(word.substr(0, equals), word.substr(equals + 1));
        if (!added) throw UsageError("the argument " + ticked(entry->first) + " is given twice");
    }
    if (auto const wrong = complaint(query, arguments)) {
        throw UsageError(*wrong + "\nRun `xitan query " + query.name + " --describe` to see what they mean.");
    }
    return arguments;
}

void list(Catalog const& queries, RowSink& sink) {
    std::vector<std::string> const columns{"query", "asks", "parameters"};
    sink.columns(columns);
    for (Query const& query : queries) {
        std::string parameters;
        for (auto const& parameter : query.parameters) parameters += (parameters.empty() ? "" : " ") + parameter.name;
        Value const shown = parameters.empty() ? Value() : Value(std::string_view(parameters));
        std::vector<Value> const row{std::string_view(query.name), std::string_view(query.title), shown};
        sink.row(row);
    }
    sink.finish();
}

}  // namespace

std::string describe(Query const& query) {
    std::string text = query.title + '\n';
    if (!query.help.empty()) text += query.help + '\n';
    std::string example = "xitan query " + query.name;
    if (!query.parameters.empty()) text += "\nParameters, all of them optional:\n";
    for (auto const& [name, help, value] : query.parameters) {
        text += "  " + name + "  " + help + '\n';
        bool const bare = value.find_first_of(" '\"()[]*$&;|<>\\") == std::string::npos;
        example += ' ' + name + '=' + (bare ? value : '"' + value + '"');
    }
    return text + "\nExample:\n  " + example + '\n';
}

std::string describe_query(std::string const& name) {
    Catalog const queries = catalog(query_files());
    Query const* const query = find_query(queries, name);
    return query ? describe(*query) : std::string();
}

int query(QueryOptions const& options, Terminal const& terminal) {
    Catalog const queries = catalog(query_files());
    auto const sink = format(options.format)->make(terminal.out, {terminal.out_colour, terminal.width});
    if (options.list) {
        list(queries, *sink);
        return 0;
    }
    Query const& asked = named(queries, options.name);
    if (options.sql) {
        terminal.out << asked.sql;
        return 0;
    }
    if (options.describe) {
        terminal.out << describe(asked);
        return 0;
    }
    Arguments const arguments = arguments_of(asked, options.arguments);
    Database const database = open_database(find_database(options.database));
    if (run_query(database, asked, arguments, *sink) == 0) terminal.err << "xitan: the answer has no rows\n";
    return 0;
}

}  // namespace xitan
