// SPDX-License-Identifier: MIT
#include "query/record.hpp"

#include "query/run_query.hpp"

#include <algorithm>
#include <stdexcept>

namespace xitan {

namespace {

// Of a card, or else one of the named questions.
Query const& question_of(std::string_view name) {
    static Catalog const cards = catalog(card_files());
    static Catalog const others = catalog(query_files());
    for (Catalog const* const queries : {&cards, &others}) {
        if (Query const* const query = find_query(*queries, name)) return *query;
    }
    throw std::logic_error("there is no question " + std::string(name));
}

Record::Field field_of(Value const& value) {
    if (auto const* const number = std::get_if<std::int64_t>(&value)) return *number;
    if (auto const* const text = std::get_if<std::string_view>(&value)) return std::string(*text);
    if (std::holds_alternative<std::monostate>(value)) return std::monostate{};
    throw std::logic_error("a record has no place for a real number");
}

class Collector : public RowSink {
public:
    void columns(std::span<std::string const> names) override { names_.assign(names.begin(), names.end()); }

    void row(std::span<Value const> values) override {
        Record::Fields fields;
        for (std::size_t i = 0; i < values.size(); ++i) fields.emplace_back(names_[i], field_of(values[i]));
        rows.emplace_back(std::move(fields));
    }

    void finish() override {}

    Records rows;

private:
    std::vector<std::string> names_;
};

}  // namespace

Record::Field const& Record::field(std::string_view column) const {
    auto const found = std::find_if(fields_.begin(), fields_.end(), [&](auto const& f) { return f.first == column; });
    if (found == fields_.end()) throw std::logic_error("there is no column " + std::string(column));
    return found->second;
}

bool Record::has(std::string_view column) const { return !std::holds_alternative<std::monostate>(field(column)); }

std::string const& Record::text(std::string_view column) const {
    static std::string const nothing;
    Field const& value = field(column);
    if (std::holds_alternative<std::monostate>(value)) return nothing;
    if (auto const* const text = std::get_if<std::string>(&value)) return *text;
    throw std::logic_error("column " + std::string(column) + " is no text");
}

std::int64_t Record::number(std::string_view column) const {
    Field const& value = field(column);
    if (std::holds_alternative<std::monostate>(value)) return 0;
    if (auto const* const number = std::get_if<std::int64_t>(&value)) return *number;
    throw std::logic_error("column " + std::string(column) + " is no number");
}

Records records(Database const& database, std::string_view question, std::string const& value) {
    Query const& query = question_of(question);
    Arguments arguments;
    if (!query.parameters.empty()) arguments.emplace(query.parameters.front().name, value);
    Collector collector;
    run_query(database, query, arguments, collector);
    return std::move(collector.rows);
}

}  // namespace xitan
