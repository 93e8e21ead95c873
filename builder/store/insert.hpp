// SPDX-License-Identifier: MIT
// Writes rows into a table, many in one statement. A row has exactly as many values as there are
// columns, and no value of an earlier row can slip into a later one.
#pragma once

#include "store/database.hpp"
#include "text/location.hpp"

#include <concepts>
#include <optional>
#include <variant>
#include <vector>

namespace xitan {

class RowWriter {
public:
    static constexpr std::size_t rows_per_statement = 64;

    RowWriter(Database& database, std::string_view table, std::vector<std::string_view> columns);
    ~RowWriter();
    RowWriter(RowWriter const&) = delete;
    RowWriter& operator=(RowWriter const&) = delete;

    // One row. A value is text, a number, a bool (0 or 1), std::nullopt or an optional of these
    // (NULL), or one of them Located. std::logic_error if their number is wrong.
    template <class... Values>
    void operator()(Values const&... values) {
        require(sizeof...(values));
        (add(values), ...);
        if (values_.size() == rows_per_statement * columns_.size()) write();
    }

    // Writes what is still waiting. Requires: called once, after the last row.
    void finish();

private:
    void require(std::size_t values) const;
    void write();
    [[nodiscard]] std::string statement(std::size_t rows) const;

    void add(std::nullopt_t);
    void add(std::int64_t number);
    void add(std::string_view text);
    void add(std::string const& text) { add(std::string_view(text)); }
    void add(char const* text) { add(std::string_view(text)); }
    void add(std::integral auto number) { add(static_cast<std::int64_t>(number)); }
    template <class T>
    void add(Located<T> const& located) {
        add(located.value);
    }
    template <class T>
    void add(std::optional<T> const& value) {
        value ? add(*value) : add(std::nullopt);
    }

    Database& database_;
    std::string table_;
    std::vector<std::string_view> columns_;
    std::vector<std::variant<std::monostate, std::int64_t, std::string>> values_;  // of the rows that wait
    std::unique_ptr<SQLite::Statement> statement_;
    std::size_t statement_rows_ = 0;
};

// insert(database, "scheme", {"name", "title"}, [&](RowWriter& row) { row("iast", "IAST"); });
template <class Rows>
void insert(Database& database, std::string_view table, std::vector<std::string_view> columns, Rows&& rows) {
    RowWriter row(database, table, std::move(columns));
    rows(row);
    row.finish();
}

}  // namespace xitan
