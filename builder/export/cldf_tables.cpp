// SPDX-License-Identifier: MIT
#include "export/cldf_tables.hpp"

#include "export/formats.hpp"
#include "query/run_query.hpp"

#include <algorithm>

namespace xitan {

namespace {

// Looks at the values without writing them.
class Survey : public RowSink {
public:
    explicit Survey(std::vector<CldfColumn>& columns) : columns_(columns) {}

    void columns(std::span<std::string const> names) override {
        for (std::string const& name : names) columns_.push_back({name, false, false, true});
    }

    void row(std::span<Value const> values) override {
        for (std::size_t i = 0; i < values.size(); ++i) {
            bool const absent = std::holds_alternative<std::monostate>(values[i]);
            columns_[i].gaps |= absent;
            columns_[i].any |= !absent;
            columns_[i].numbers &= absent || std::holds_alternative<std::int64_t>(values[i]);
        }
    }

    void finish() override {
        for (CldfColumn& column : columns_) column.numbers &= column.any;
    }

private:
    std::vector<CldfColumn>& columns_;
};

bool holds_ids(std::string_view column) { return column == "ID" || column.ends_with("_ID"); }

// Passes rows on with ids as the standard wants them.
class IdSink : public RowSink {
public:
    explicit IdSink(RowSink& next) : next_(next) {}

    void columns(std::span<std::string const> names) override {
        for (std::string const& name : names) ids_.push_back(holds_ids(name));
        next_.columns(names);
    }

    void row(std::span<Value const> values) override {
        std::vector<std::string> mapped(values.size());
        std::vector<Value> out(values.begin(), values.end());
        for (std::size_t i = 0; i < values.size(); ++i) {
            auto const* const text = std::get_if<std::string_view>(&values[i]);
            if (!ids_[i] || !text) continue;
            mapped[i] = cldf_id(*text);
            out[i] = std::string_view(mapped[i]);
        }
        next_.row(out);
    }

    void finish() override { next_.finish(); }

private:
    RowSink& next_;
    std::vector<bool> ids_;
};

}  // namespace

std::string cldf_id(std::string_view id) {
    std::string text;
    for (char const c : id) {
        if (c == '.') {
            text += "__";
        } else {
            text += c == '/' ? '_' : c;
        }
    }
    return text;
}

std::vector<CldfTable> cldf_tables(Database const& database) {
    std::vector<CldfTable> tables;
    for (DataSet& set : data_sets(cldf_sql_files())) {
        CldfTable table{std::move(set), {}};
        Survey survey(table.columns);
        if (run_query(database, table.set.query, {}, survey) > 0) tables.push_back(std::move(table));
    }
    auto const missing = [&](Reference const& reference) {
        return std::none_of(tables.begin(), tables.end(),
                            [&](CldfTable const& other) { return other.set.query.name == reference.set; });
    };
    for (CldfTable& table : tables) std::erase_if(table.set.references, missing);
    return tables;
}

void write_cldf_table(Database const& database, CldfTable const& table, std::ostream& out) {
    auto const csv = format("csv")->make(out, {});
    IdSink sink(*csv);
    run_query(database, table.set.query, {}, sink);
}

}  // namespace xitan
