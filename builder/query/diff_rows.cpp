// SPDX-License-Identifier: MIT
#include "query/diff_rows.hpp"

#include "query/contract.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace xitan {

namespace {

using Fields = std::vector<std::optional<std::string>>;
using Rows = std::map<Fields, std::vector<Fields>>;  // key → the rows that have it

// The columns of one view that are compared, and what they are for.
struct Shape {
    ContractView const& view;
    std::vector<std::string> columns;  // the key first
    std::vector<bool> place;           // a column that is compared by order only
};

std::vector<std::string> names(Database const& database, std::string const& select) {
    std::vector<std::string> list;
    database.each(select, [&](ResultRow const& row) { list.emplace_back(row.text(0)); });
    return list;
}

std::vector<std::string> columns_of(Database const& database, std::string_view view) {
    return names(database, "SELECT name FROM pragma_table_info(" + sql_text(view) + ") ORDER BY cid");
}

bool has(std::vector<std::string> const& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

bool among(std::string_view words, std::string_view word) {
    return (' ' + std::string(words) + ' ').find(' ' + std::string(word) + ' ') != std::string::npos;
}

// A view or column that one of the two does not have.
void diff_columns(ContractView const& view, std::vector<std::string> const& before, std::vector<std::string> const& now,
                  Differences& list) {
    auto const add = [&](Change change, std::optional<std::string> column) {
        list.push_back({"view", change, std::string(view.view), std::move(column), {}, {}});
    };
    if (before.empty() != now.empty()) return add(before.empty() ? Change::added : Change::gone, {});
    for (auto const& column : before) {
        if (!has(now, column)) add(Change::gone, column);
    }
    for (auto const& column : now) {
        if (!has(before, column)) add(Change::added, column);
    }
}

// What both have of the view; no columns if there is nothing by which its rows could be compared.
Shape shape_of(ContractView const& view, std::vector<std::string> const& before, std::vector<std::string> const& now,
               std::vector<std::string> const& schemes) {
    Shape shape{view, {}, {}};
    for (auto const column : view.key) {
        if (!has(before, column) || !has(now, column)) return {view, {}, {}};
        shape.columns.emplace_back(column);
    }
    for (auto const& column : before) {
        if (!has(now, column) || has(shape.columns, column)) continue;
        if (!view.respelled || !has(schemes, column)) shape.columns.push_back(column);
    }
    for (auto const& column : shape.columns) shape.place.push_back(among(view.place, column));
    return shape;
}

std::optional<std::string> field_of(StoredValue const& value) {
    if (auto const* const number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
    if (auto const* const text = std::get_if<std::string_view>(&value)) return std::string(*text);
    return std::nullopt;
}

std::string shown(Fields const& key) {
    std::string text;
    for (auto const& part : key) {
        if (part) (text += text.empty() ? "" : " ") += *part;
    }
    return text;
}

Rows rows_of(Shape const& shape, DiffSide const& side, IdList const& others) {
    std::string select;
    for (auto const& column : shape.columns) select += (select.empty() ? "SELECT " : ", ") + sql_name(column);
    select += " FROM " + sql_name(shape.view.view);
    if (!shape.view.only.empty()) select += " WHERE " + std::string(shape.view.only);
    auto const at = std::find(shape.columns.begin(), shape.columns.end(), shape.view.entry) - shape.columns.begin();
    Rows rows;
    side.database.each(select, [&](ResultRow const& row) {
        Fields fields;
        for (int i = 0, size = row.size(); i < size; ++i) fields.push_back(field_of(row.value(i)));
        bool const goes_with_entry = !shape.view.entry.empty() && fields[static_cast<std::size_t>(at)];
        if (goes_with_entry && !others.used.contains(*fields[static_cast<std::size_t>(at)])) return;
        auto const key_end = fields.begin() + static_cast<std::ptrdiff_t>(shape.view.key.size());
        rows[Fields(fields.begin(), key_end)].push_back(std::move(fields));
    });
    return rows;
}

bool same(Shape const& shape, Fields const& a, Fields const& b) {
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (!shape.place[i] && a[i] != b[i]) return false;
    }
    return true;
}

// "printed: 迦; tone: 平"
std::string content(Shape const& shape, Fields const& fields) {
    std::string text;
    for (std::size_t i = shape.view.key.size(); i < fields.size(); ++i) {
        if (fields[i] && !shape.place[i]) text += (text.empty() ? "" : "; ") + shape.columns[i] + ": " + *fields[i];
    }
    return text;
}

// Rows that have one key: equal ones are taken away, the others paired in their order.
void diff_group(Shape const& shape, Fields const& which, std::vector<Fields> before, std::vector<Fields> now,
                Differences& list) {
    std::string const kind(shape.view.kind), key = shown(which);
    std::erase_if(before, [&](Fields const& fields) {
        auto const equal = std::find_if(now.begin(), now.end(), [&](auto const& f) { return same(shape, fields, f); });
        return equal != now.end() && (now.erase(equal), true);
    });
    auto const pairs = std::min(before.size(), now.size());
    for (std::size_t row = 0; row < pairs; ++row) {
        for (std::size_t i = shape.view.key.size(); i < shape.columns.size(); ++i) {
            if (shape.place[i] || before[row][i] == now[row][i]) continue;
            list.push_back({kind, Change::changed, key, shape.columns[i], before[row][i], now[row][i]});
        }
    }
    for (std::size_t row = pairs; row < before.size(); ++row) {
        list.push_back({kind, Change::gone, key, {}, content(shape, before[row]), {}});
    }
    for (std::size_t row = pairs; row < now.size(); ++row) {
        list.push_back({kind, Change::added, key, {}, {}, content(shape, now[row])});
    }
}

std::int64_t number_of(std::optional<std::string> const& field) {
    std::int64_t number = 0;
    if (field) std::from_chars(field->data(), field->data() + field->size(), number);
    return number;
}

// The rank of a number among the rows that both have; what comes or goes before a row does not move it.
void diff_order(Shape const& shape, std::size_t column, Rows const& before, Rows const& now, Differences& list) {
    std::map<Fields, std::pair<std::int64_t, std::int64_t>> both;
    std::vector<std::int64_t> olds, news;
    for (auto const& [key, rows] : before) {
        auto const found = now.find(key);
        if (found == now.end() || rows.size() != 1 || found->second.size() != 1) continue;
        auto const& places = both[key] = {number_of(rows[0][column]), number_of(found->second[0][column])};
        olds.push_back(places.first);
        news.push_back(places.second);
    }
    std::sort(olds.begin(), olds.end());
    std::sort(news.begin(), news.end());
    auto const rank = [](auto const& all, auto value) {
        return std::lower_bound(all.begin(), all.end(), value) - all.begin();
    };
    for (auto const& [key, places] : both) {
        if (rank(olds, places.first) == rank(news, places.second)) continue;
        list.push_back({std::string(shape.view.kind), Change::changed, shown(key), shape.columns[column],
                        std::to_string(places.first), std::to_string(places.second)});
    }
}

void diff_view(Shape const& shape, DiffSide const& before, DiffSide const& now, Differences& list) {
    Rows const old_rows = rows_of(shape, before, now.ids);
    Rows const new_rows = rows_of(shape, now, before.ids);
    for (auto const& [key, rows] : old_rows) {
        auto const found = new_rows.find(key);
        diff_group(shape, key, rows, found == new_rows.end() ? std::vector<Fields>() : found->second, list);
    }
    for (auto const& [key, rows] : new_rows) {
        if (!old_rows.contains(key)) diff_group(shape, key, {}, rows, list);
    }
    for (std::size_t i = 0; i < shape.columns.size(); ++i) {
        if (shape.place[i]) diff_order(shape, i, old_rows, new_rows, list);
    }
}

}  // namespace

void diff_rows(DiffSide const& before, DiffSide const& now, Differences& list) {
    auto schemes = names(before.database, "SELECT name FROM scheme");
    for (auto& scheme : names(now.database, "SELECT name FROM scheme")) schemes.push_back(std::move(scheme));
    for (ContractView const& view : compared_views()) {
        auto const old_columns = columns_of(before.database, view.view);
        auto const new_columns = columns_of(now.database, view.view);
        diff_columns(view, old_columns, new_columns, list);
        Shape const shape = shape_of(view, old_columns, new_columns, schemes);
        if (!shape.columns.empty()) diff_view(shape, before, now, list);
    }
}

}  // namespace xitan
