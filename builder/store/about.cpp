// SPDX-License-Identifier: MIT
#include "store/about.hpp"

#include "store/digest.hpp"
#include "store/insert.hpp"

#include <algorithm>

namespace xitan {

namespace {

constexpr std::string_view blanks = " \t";

std::string_view trimmed(std::string_view text) {
    auto const first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

// The part of a line before its comment, and the comment. A `--` inside quotes is no comment.
std::pair<std::string_view, std::string_view> split_comment(std::string_view line) {
    bool quoted = false;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        if (line[i] == '\'') quoted = !quoted;
        if (!quoted && line[i] == '-' && line[i + 1] == '-') {
            return {trimmed(line.substr(0, i)), trimmed(line.substr(i + 2))};
        }
    }
    return {trimmed(line), {}};
}

// The column that a line defines: its first word in a table, the word behind its last AS in a view.
std::string column_of(std::string_view code, bool view) {
    std::string_view word = code;
    if (view) {
        auto const as = code.rfind(" AS ");
        word = as == std::string_view::npos ? std::string_view() : code.substr(as + 4);
    }
    word = word.substr(0, word.find_first_of(" ,\t"));
    if (word.size() > 1 && word.front() == '"') word = word.substr(1, word.size() - 2);
    return std::string(word);
}

std::vector<std::string> columns_of(Database const& database, std::string const& object) {
    std::vector<std::string> columns;
    database.each("SELECT name FROM pragma_table_info(" + sql_text(object) + ") ORDER BY cid",
                  [&](ResultRow const& row) { columns.emplace_back(row.text(0)); });
    return columns;
}

// The tables in which SQLite keeps an index table (`CREATE VIRTUAL TABLE`) have no comments of ours.
std::optional<std::string> plumbing_of(Database const& database, std::string const& object) {
    std::optional<std::string> text;
    database.each(
        "SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL TABLE %' AND substr(?1, 1, length(name) + 1)"
        " = name || '_' AND substr(?1, length(name) + 2) IN ('data', 'idx', 'docsize', 'config')",
        {object}, [&](ResultRow const& row) { text = "Plumbing of the index `" + std::string(row.text(0)) + "`."; });
    return text;
}

void write_descriptions(Database& database) {
    auto const descriptions = descriptions_of(database);
    insert(database, "description", {"object", "column", "text"}, [&](RowWriter& row) {
        for (Description const& d : descriptions) row(d.object, d.column, d.text);
    });
}

}  // namespace

std::vector<Description> descriptions_in(std::string_view object, std::string_view create,
                                         std::vector<std::string> const& columns) {
    std::vector<Description> result;
    bool const view = create.starts_with("CREATE VIEW");
    bool first = true, open = false;
    std::string column;  // the column that the last lines of code define
    while (!create.empty()) {
        auto const end = std::min(create.find('\n'), create.size());
        auto const [code, comment] = split_comment(create.substr(0, end));
        create.remove_prefix(std::min(end + 1, create.size()));
        if (!code.empty() && !first) {
            std::string const found = column_of(code, view);
            bool const known = std::find(columns.begin(), columns.end(), found) != columns.end();
            bool const taken = std::any_of(result.begin(), result.end(),
                                           [&](Description const& d) { return d.column && *d.column == found; });
            column = known && !taken ? found : std::string();
        }
        if (comment.empty()) {
            open = false;
        } else if (code.empty() && open) {
            result.back().text += ' ' + std::string(comment);
        } else if (first) {
            result.push_back({std::string(object), std::nullopt, std::string(comment)});
            open = true;
        } else if (!column.empty()) {
            result.push_back({std::string(object), column, std::string(comment)});
            open = true;
        }
        first = false;
    }
    return result;
}

std::vector<Description> descriptions_of(Database const& database) {
    std::vector<std::pair<std::string, std::string>> objects;
    database.each("SELECT name, sql FROM sqlite_master WHERE type IN ('table', 'view') ORDER BY name",
                  [&](ResultRow const& row) { objects.emplace_back(row.text(0), row.text(1)); });
    std::vector<Description> result;
    for (auto const& [object, create] : objects) {
        if (auto const plumbing = plumbing_of(database, object)) result.push_back({object, std::nullopt, *plumbing});
        for (Description& d : descriptions_in(object, create, columns_of(database, object))) {
            result.push_back(std::move(d));
        }
    }
    return result;
}

bool is_plumbing(Database const& database, std::string const& object) {
    return plumbing_of(database, object).has_value();
}

void write_about(Database& database, Work const& work, WriteOptions const& options) {
    write_descriptions(database);
    std::string const schema = std::to_string(database.integer("PRAGMA user_version"));
    std::string const digest = content_digest(database);
    insert(database, "build_info", {"key", "value"}, [&](RowWriter& row) {
        row("builder_version", options.builder_version);
        row("citation", work.citation);
        row("content_digest", digest);
        row("data_version", work.version);
        row("licence", work.licence);
        row("passages", options.passages && !work.passages.empty() ? "yes" : "no");
        if (options.passages) {
            if (work.quotations_licence) row("quotations_licence", *work.quotations_licence);
            if (work.quotations_url) row("quotations_url", *work.quotations_url);
        }
        row("schema_version", schema);
    });
}

}  // namespace xitan
