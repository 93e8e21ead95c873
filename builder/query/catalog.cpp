// SPDX-License-Identifier: MIT
#include "query/catalog.hpp"

#include <algorithm>
#include <stdexcept>

namespace xitan {

namespace {

// The comment lines at the head of an SQL text, without `--` and the licence.
std::vector<std::string_view> head(std::string_view sql) {
    std::vector<std::string_view> lines;
    while (sql.starts_with("--")) {
        auto const end = std::min(sql.find('\n'), sql.size());
        std::string_view line = sql.substr(2, end - 2);
        if (line.starts_with(' ')) line.remove_prefix(1);
        if (!line.starts_with("SPDX-License-Identifier:")) lines.push_back(line);
        sql.remove_prefix(std::min(end + 1, sql.size()));
    }
    return lines;
}

// ":letter  the letter (example: ka)"
Parameter parameter(std::string_view line) {
    constexpr std::string_view mark = " (example: ";
    auto const gap = std::min(line.find("  "), line.size());
    Parameter result;
    result.name = line.substr(1, gap - 1);
    std::string_view rest = line.substr(std::min(gap + 2, line.size()));
    if (auto const at = rest.rfind(mark); at != std::string_view::npos && rest.ends_with(')')) {
        result.example = rest.substr(at + mark.size(), rest.size() - at - mark.size() - 1);
        rest = rest.substr(0, at);
    }
    result.help = rest;
    return result;
}

Query query_of(SqlFile const& file) {
    Query query;
    query.name = file.name.substr(0, file.name.rfind('.'));
    query.sql = file.text;
    for (auto const line : head(file.text)) {
        if (query.title.empty()) {
            query.title = line;
        } else if (line.starts_with(':')) {
            query.parameters.push_back(parameter(line));
        } else {
            if (!query.help.empty()) query.help += '\n';
            query.help += line;
        }
    }
    if (query.title.empty()) throw std::logic_error("queries/" + std::string(file.name) + " has no title at its head");
    return query;
}

}  // namespace

Catalog catalog(std::span<SqlFile const> files) {
    Catalog queries;
    queries.reserve(files.size());
    std::transform(files.begin(), files.end(), std::back_inserter(queries), query_of);
    std::sort(queries.begin(), queries.end(), [](Query const& a, Query const& b) { return a.name < b.name; });
    return queries;
}

Query const* find_query(Catalog const& queries, std::string_view name) {
    auto const found = std::find_if(queries.begin(), queries.end(), [&](Query const& q) { return q.name == name; });
    return found == queries.end() ? nullptr : &*found;
}

std::vector<std::string> names(Catalog const& queries) {
    std::vector<std::string> list;
    for (Query const& query : queries) list.push_back(query.name);
    return list;
}

}  // namespace xitan
