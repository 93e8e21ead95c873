// SPDX-License-Identifier: MIT
#include "store/insert.hpp"

#include "store/errors.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <stdexcept>

namespace xitan {

RowWriter::RowWriter(Database& database, std::string_view table, std::vector<std::string_view> columns)
    : database_(database), table_(table), columns_(std::move(columns)) {
    values_.reserve(rows_per_statement * columns_.size());
}

RowWriter::~RowWriter() = default;

void RowWriter::add(std::nullopt_t) { values_.emplace_back(); }
void RowWriter::add(std::int64_t number) { values_.emplace_back(number); }
void RowWriter::add(std::string_view text) { values_.emplace_back(std::string(text)); }

void RowWriter::require(std::size_t values) const {
    if (values == columns_.size()) return;
    throw std::logic_error("a row of " + table_ + " has " + std::to_string(values) + " values for " +
                           std::to_string(columns_.size()) + " columns");
}

std::string RowWriter::statement(std::size_t rows) const {
    std::string names, marks;
    for (auto const column : columns_) {
        names += (names.empty() ? "" : ", ") + sql_name(column);
        marks += marks.empty() ? "(?" : ", ?";
    }
    std::string sql = "INSERT INTO " + sql_name(table_) + " (" + names + ") VALUES " + marks + ")";
    for (std::size_t row = 1; row < rows; ++row) sql += ", " + marks + ")";
    return sql;
}

void RowWriter::write() try {
    std::size_t const rows = values_.size() / columns_.size();
    if (rows != statement_rows_) {
        statement_ = std::make_unique<SQLite::Statement>(database_.handle(), statement(rows));
        statement_rows_ = rows;
    }
    int parameter = 0;
    for (auto const& value : values_) {
        ++parameter;
        if (auto const* const text = std::get_if<std::string>(&value)) {
            statement_->bindNoCopy(parameter, *text);  // values_ outlives the step
        } else if (auto const* const number = std::get_if<std::int64_t>(&value)) {
            statement_->bind(parameter, *number);
        } else {
            statement_->bind(parameter);
        }
    }
    statement_->exec();
    statement_->reset();
    statement_->clearBindings();
    values_.clear();
} catch (SQLite::Exception const& error) {
    throw DatabaseError("table " + table_, error.what());
}

void RowWriter::finish() {
    if (!values_.empty()) write();
}

}  // namespace xitan
