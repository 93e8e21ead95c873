// SPDX-License-Identifier: MIT
// The SQL of the schema, as SQLite keeps it in sqlite_master, cut into tokens; what stands between parentheses is one.
// It relies on the style of our SQL: keywords in capitals, names and functions in small letters.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

enum class SqlKind { keyword, word, name, text, number, symbol, group };

struct SqlNode {
    SqlKind kind{};
    std::string text;             // of a name or text: between its quotes, which are undone
    std::string before;           // a line break with its indentation, a blank, or nothing; comments are left out
    std::vector<SqlNode> inside;  // of a group

    [[nodiscard]] bool is_keyword(std::string_view word) const { return kind == SqlKind::keyword && text == word; }
    [[nodiscard]] bool is_symbol(std::string_view sign) const { return kind == SqlKind::symbol && text == sign; }
    [[nodiscard]] bool is_name() const { return kind == SqlKind::word || kind == SqlKind::name; }
};

using SqlNodes = std::vector<SqlNode>;

// SQL that cannot be taken apart or translated; what() says which.
class UnknownSql : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// Throws UnknownSql at a character that begins no token, and where a quote or parenthesis is not closed.
[[nodiscard]] SqlNodes sql_nodes(std::string_view sql);

// The parts between the commas of a list; none if the list is empty.
[[nodiscard]] std::vector<SqlNodes> parts_of(SqlNodes const& list);

}  // namespace xitan
