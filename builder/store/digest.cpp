// SPDX-License-Identifier: MIT
#include "store/digest.hpp"

#include "store/sha256.hpp"

#include <array>
#include <charconv>

namespace xitan {

namespace {

template <class Number>
void append_number(std::string& bytes, Number number) {
    std::array<char, 24> digits{};
    bytes.append(digits.data(), std::to_chars(digits.begin(), digits.end(), number).ptr);
}

// N for NULL, I12; for a number, T3:abc for text.
void append(std::string& bytes, StoredValue const& value) {
    if (auto const* const text = std::get_if<std::string_view>(&value)) {
        bytes += 'T';
        append_number(bytes, text->size());
        bytes += ':';
        bytes += *text;
    } else if (auto const* const number = std::get_if<std::int64_t>(&value)) {
        bytes += 'I';
        append_number(bytes, *number);
        bytes += ';';
    } else {
        bytes += 'N';
    }
}

void add_table(Sha256& hash, Database const& database, std::string const& table) {
    std::string columns, keys, header = "table " + table + "\n";
    database.each("SELECT name FROM pragma_table_info(" + sql_text(table) + ") ORDER BY cid",
                  [&](ResultRow const& row) {
                      columns += (columns.empty() ? "" : ", ") + sql_name(row.text(0));
                      header += std::string(row.text(0)) + "\n";
                  });
    database.each("SELECT name FROM pragma_table_info(" + sql_text(table) + ") WHERE pk > 0 ORDER BY pk",
                  [&](ResultRow const& row) { keys += (keys.empty() ? "" : ", ") + sql_name(row.text(0)); });
    if (keys.empty()) keys = columns;  // not one of ours
    hash.add(header);
    std::string bytes;
    database.each("SELECT " + columns + " FROM " + sql_name(table) + " ORDER BY " + keys, [&](ResultRow const& row) {
        bytes.clear();
        for (int column = 0, columns_of_it = row.size(); column < columns_of_it; ++column)
            append(bytes, row.value(column));
        hash.add(bytes += '\n');
    });
}

}  // namespace

std::vector<std::string> base_tables(Database const& database) {
    std::vector<std::string> tables;
    database.each(
        "SELECT t.name FROM sqlite_master AS t WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
        " AND t.name NOT IN ('build_info', 'description') AND t.sql NOT LIKE 'CREATE VIRTUAL TABLE %'"
        " AND NOT EXISTS (SELECT 1 FROM sqlite_master AS v WHERE v.sql LIKE 'CREATE VIRTUAL TABLE %'"
        " AND t.name IN (v.name || '_data', v.name || '_idx', v.name || '_docsize', v.name || '_config'))"
        " ORDER BY t.name",
        [&](ResultRow const& row) { tables.emplace_back(row.text(0)); });
    return tables;
}

std::string table_digest(Database const& database, std::string const& table) {
    Sha256 hash;
    add_table(hash, database, table);
    return hash.hex();
}

std::string content_digest(Database const& database) {
    Sha256 hash;
    for (std::string const& table : base_tables(database)) add_table(hash, database, table);
    return hash.hex();
}

}  // namespace xitan
