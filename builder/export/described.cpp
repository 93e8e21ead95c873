// SPDX-License-Identifier: MIT
#include "export/described.hpp"

#include "query/run_query.hpp"

#include <algorithm>
#include <map>

namespace xitan {

namespace {

// What the rows show of the columns.
class Survey : public RowSink {
public:
    void columns(std::span<std::string const> names) override {
        for (std::string const& name : names) columns_.push_back({name, {}, true, false, false});
        filled_.resize(names.size(), false);
    }

    void row(std::span<Value const> values) override {
        for (std::size_t i = 0; i < values.size(); ++i) {
            bool const null = std::holds_alternative<std::monostate>(values[i]);
            columns_[i].nulls |= null;
            columns_[i].whole &= null || std::holds_alternative<std::int64_t>(values[i]);
            if (!null) filled_[i] = true;
        }
    }

    void finish() override {
        for (std::size_t i = 0; i < columns_.size(); ++i) columns_[i].whole &= filled_[i];
    }

    [[nodiscard]] std::vector<DescribedColumn> take() { return std::move(columns_); }

private:
    std::vector<DescribedColumn> columns_;
    std::vector<bool> filled_;
};

bool holds(std::vector<std::string> const& names, std::string const& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

About about(Database const& database) {
    std::map<std::string, std::string, std::less<>> info;
    database.each("SELECT key, value FROM build_info",
                  [&](ResultRow const& row) { info.emplace(row.text(0), row.text(1)); });
    About about;
    about.name = database.text("SELECT lower(group_concat(id, '-')) FROM work");
    about.title = database.text("SELECT group_concat(title_zh || ' – ' || title_en, '; ') FROM work");
    about.version = info["data_version"];
    about.licence = info["licence"];
    about.citation = info["citation"];
    about.quotations_licence = info["quotations_licence"];
    about.quotations_url = info["quotations_url"];
    return about;
}

std::string_view Meaning::column(std::string_view name) const {
    auto const found = std::find_if(columns.begin(), columns.end(), [&](auto const& c) { return c.first == name; });
    return found == columns.end() ? std::string_view() : found->second;
}

Meaning meaning(Database const& database, std::string const& object) {
    Meaning meaning;
    database.each("SELECT \"column\", text FROM description WHERE object = ?1 ORDER BY description_id", {object},
                  [&](ResultRow const& row) {
                      if (row.is_null(0)) {
                          meaning.text = row.text(1);
                      } else {
                          meaning.columns.emplace_back(row.text(0), row.text(1));
                      }
                  });
    return meaning;
}

std::string DescribedSet::quoting() const {
    std::string names;
    for (DescribedColumn const& column : columns) {
        if (column.quotes) names += (names.empty() ? "" : ", ") + column.name;
    }
    return names;
}

std::vector<DescribedSet> described(ExportRequest const& request) {
    bool const quoted = !about(request.database).quotations_licence.empty();
    std::vector<DescribedSet> all;
    for (DataSet const& set : request.sets) {
        Survey survey;
        run_query(request.database, set.query, {}, survey);
        DescribedSet one{set, survey.take()};
        std::erase_if(one.set.references,
                      [&](Reference const& reference) { return !find_data_set(request.sets, reference.set); });
        Meaning const words = meaning(request.database, set.view);
        for (DescribedColumn& column : one.columns) {
            column.meaning = words.column(column.name);
            column.quotes = quoted && holds(set.quotes, column.name);
        }
        all.push_back(std::move(one));
    }
    return all;
}

}  // namespace xitan
