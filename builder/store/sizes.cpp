// SPDX-License-Identifier: MIT
#include "store/sizes.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace xitan {

namespace {

constexpr std::string_view total = "total";

bool has_dbstat(Database const& database) {
    return database.integer("SELECT count(*) FROM pragma_module_list WHERE name = 'dbstat'") != 0;
}

// What stands in no table of ours is listed too: the schema itself, and what the planner knows.
constexpr auto tables_sql = R"(
    SELECT name FROM sqlite_master WHERE type = 'table' AND rootpage > 0 UNION ALL SELECT 'sqlite_schema')";

constexpr auto sizes_sql = R"(
    SELECT coalesce(m.tbl_name, d.name), sum(d.pgsize) FILTER (WHERE m.type IS NOT 'index'),
        sum(d.pgsize) FILTER (WHERE m.type = 'index')
    FROM (SELECT name, sum(pgsize) AS pgsize FROM dbstat GROUP BY name) AS d
    LEFT JOIN sqlite_master AS m ON m.name = d.name
    GROUP BY 1)";

std::int64_t all(TableSize const& size) { return size.bytes.value_or(0) + size.indexes.value_or(0); }

std::string_view word(std::string_view& line) {
    constexpr auto blanks = " \t\r";
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    auto const found = line.substr(0, std::min(line.find_first_of(blanks), line.size()));
    line.remove_prefix(found.size());
    return found;
}

}  // namespace

std::vector<TableSize> table_sizes(Database const& database) {
    std::map<std::string, TableSize, std::less<>> found;
    database.each(tables_sql, [&](ResultRow const& row) {
        std::string const name(row.text(0));
        found[name] = {name, database.integer("SELECT count(*) FROM " + sql_name(name)), {}, {}};
    });
    if (has_dbstat(database)) {
        database.each(sizes_sql, [&](ResultRow const& row) {
            TableSize& size = found.at(std::string(row.text(0)));
            size.bytes = row.integer(1);
            size.indexes = row.integer(2);
        });
    }
    std::vector<TableSize> sizes;
    for (auto& [name, size] : found) sizes.push_back(std::move(size));
    std::stable_sort(sizes.begin(), sizes.end(), [](auto const& a, auto const& b) {
        return std::pair(all(a), a.rows) > std::pair(all(b), b.rows);
    });
    return sizes;
}

std::int64_t file_size(Database const& database) {
    return database.integer("PRAGMA page_count") * database.integer("PRAGMA page_size");
}

SizeBudget parse_size_budget(std::string_view text) {
    SizeBudget budget;
    for (int number = 1; !text.empty(); ++number) {
        auto const end = std::min(text.find('\n'), text.size());
        auto line = text.substr(0, std::min(text.find('#'), end));
        text.remove_prefix(std::min(end + 1, text.size()));
        auto const name = word(line), digits = word(line);
        if (name.empty()) continue;
        std::int64_t bytes = 0;
        auto const [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), bytes);
        bool const whole = error == std::errc() && stop == digits.data() + digits.size() && bytes >= 0;
        if (!whole || !word(line).empty() || !budget.emplace(name, bytes).second) {
            throw std::runtime_error("line " + std::to_string(number) + " is no `name bytes` of its own");
        }
    }
    if (!budget.contains(total)) throw std::runtime_error("there is no line `total bytes`");
    return budget;
}

std::optional<std::string> over_budget(std::vector<TableSize> const& sizes, std::int64_t file,
                                       SizeBudget const& budget) {
    std::int64_t const allowed = budget.find(total)->second;
    if (file <= allowed) return std::nullopt;
    std::string text =
        "it takes " + std::to_string(file) + " bytes, " + std::to_string(file - allowed) + " more than its budget";
    for (TableSize const& size : sizes) {
        auto const before = budget.find(size.name);
        std::int64_t const was = before == budget.end() ? 0 : before->second;
        if (all(size) > was)
            text += "\n  " + size.name + " has grown from " + std::to_string(was) + " to " + std::to_string(all(size));
    }
    return text;
}

}  // namespace xitan
