// SPDX-License-Identifier: MIT
#include "query/run_query.hpp"

#include "store/errors.hpp"
#include "text/utf8.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <vector>

namespace xitan {

namespace {

std::string parameters_of(Query const& query) {
    if (query.parameters.empty()) return "it has none";
    std::string list = "it has ";
    for (auto const& parameter : query.parameters) {
        if (&parameter != &query.parameters.front()) list += ", ";
        list += parameter.name;
    }
    return list;
}

Value value_of(SQLite::Column const& column) {
    if (column.isNull()) return std::monostate{};
    if (column.isInteger()) return std::int64_t{column.getInt64()};
    if (column.isFloat()) return column.getDouble();
    auto const* const text = column.getText();
    return std::string_view(text, static_cast<std::size_t>(column.getBytes()));
}

void bind(SQLite::Statement& statement, Arguments const& arguments) {
    for (auto const& [name, value] : arguments) statement.bind(":" + name, nfc(value));
}

std::size_t stream(SQLite::Statement& statement, RowSink& sink) {
    auto const count = static_cast<std::size_t>(statement.getColumnCount());
    std::vector<std::string> columns(count);
    for (std::size_t i = 0; i < count; ++i) columns[i] = statement.getColumnName(static_cast<int>(i));
    sink.columns(columns);
    std::vector<Value> values(count);
    std::size_t rows = 0;
    for (; statement.executeStep(); ++rows) {
        for (std::size_t i = 0; i < count; ++i) values[i] = value_of(statement.getColumn(static_cast<int>(i)));
        sink.row(values);
    }
    sink.finish();
    return rows;
}

bool is_year(Parameter const& parameter) { return parameter.help == "a year"; }

bool has_only_digits(std::string const& text) { return text.find_first_not_of("0123456789") == std::string::npos; }

}  // namespace

std::optional<std::string> complaint(Query const& query, Arguments const& arguments) {
    for (auto const& [name, value] : arguments) {
        auto const known = std::find_if(query.parameters.begin(), query.parameters.end(),
                                        [&, &wanted = name](Parameter const& p) { return p.name == wanted; });
        if (known == query.parameters.end())
            return "query `" + query.name + "` has no parameter `" + name + "`; " + parameters_of(query);
        auto const problems = text_problems(value, 1);
        if (!problems.empty() && problems.front().fault == TextFault::broken_utf8) {
            return "the value of `" + name + "` is no UTF-8 text";
        }
        // SQLite would take what is no number for 0.
        if (is_year(*known) && !value.empty() && !has_only_digits(value)) {
            return "`" + name + "` is a year, in digits: " + name + "=" + known->example;
        }
    }
    return std::nullopt;
}

std::size_t run_query(Database const& database, Query const& query, Arguments const& arguments, RowSink& sink) {
    try {
        SQLite::Statement statement(database.handle(), std::string(query.sql));
        bind(statement, arguments);
        return stream(statement, sink);
    } catch (SQLite::Exception const& error) {
        throw DatabaseError("query " + query.name, error.what());
    }
}

}  // namespace xitan
