// SPDX-License-Identifier: MIT
// Writes rows into a table, many in one statement. A row has exactly as many values as there are
// columns, and no value of an earlier row can slip into a later one.
#pragma once

#include "store/database.hpp"
#include "text/location.hpp"

#include <concepts>
#include <initializer_list>
#include <optional>
#include <vector>

namespace xitan {

class RowWriter {
public:
    // values: text, numbers, bool (0 or 1), std::nullopt or an optional of these (NULL), Located.
    template <class... Values>
    void operator()(Values const&... values) {
        begin_row(sizeof...(values));
        (bind(values), ...);
        end_row();
    }

    RowWriter(RowWriter const&) = delete;
    RowWriter& operator=(RowWriter const&) = delete;

private:
    friend class Insert;
    RowWriter(Database& database, std::string_view table, std::vector<std::string_view> columns);
    ~RowWriter();

    void begin_row(std::size_t values);
    void end_row();
    void finish();

    [[nodiscard]] std::string statement(std::size_t rows) const;

    void bind(std::nullopt_t);
    void bind(std::int64_t value);
    void bind(std::string const& text);
    void bind(std::string_view text) { bind(std::string(text)); }
    void bind(char const* text) { bind(std::string(text)); }
    void bind(std::integral auto value) { bind(static_cast<std::int64_t>(value)); }
    template <class T>
    void bind(Located<T> const& located) {
        bind(located.value);
    }
    template <class T>
    void bind(std::optional<T> const& value) {
        value ? bind(*value) : bind(std::nullopt);
    }

    struct Batch;
    Database& database_;
    std::string table_;
    std::vector<std::string_view> columns_;
    std::vector<std::unique_ptr<Batch>> rows_;  // the rows of the statement that is being filled
    std::unique_ptr<Batch> batch_;
};

// The rows are written when write returns; what it throws leaves the statement unwritten.
template <class Write>
void insert(Database& database, std::string_view table, std::initializer_list<std::string_view> columns, Write&& write);

}  // namespace xitan
