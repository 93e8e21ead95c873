// SPDX-License-Identifier: MIT
#include "export/sql_nodes.hpp"

#include <algorithm>
#include <array>

namespace xitan {

namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::string_view capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view letters = "_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

// The longer before the shorter that they begin with.
constexpr std::array<std::string_view, 15> symbols{"||", "<>", "<=", ">=", "!=", "==", "<", ">",
                                                   "=",  "+",  "-",  "*",  ",",  ".",  ";"};

class Scanner {
public:
    explicit Scanner(std::string_view sql) : rest_(sql) {}

    SqlNodes nodes(bool in_group) {
        SqlNodes list;
        for (;;) {
            std::string const before = skip();
            if (rest_.empty()) break;
            if (rest_.front() == ')') {
                if (!in_group) throw UnknownSql("a parenthesis is closed that was not opened");
                rest_.remove_prefix(1);
                return list;
            }
            list.push_back(node());
            list.back().before = before;
        }
        if (in_group) throw UnknownSql("a parenthesis is not closed");
        return list;
    }

private:
    // Blanks and comments: what remains of them.
    std::string skip() {
        std::string blanks;
        for (; !rest_.empty(); rest_.remove_prefix(1)) {
            if (rest_.starts_with("--")) rest_.remove_prefix(std::min(rest_.find('\n'), rest_.size()));
            if (rest_.empty()) break;
            if (rest_.front() == '\n') {
                blanks = '\n';
            } else if (rest_.front() == ' ') {
                if (blanks.empty() || blanks.front() == '\n') blanks += ' ';
            } else {
                break;
            }
        }
        return blanks;
    }

    SqlNode node() {
        if (rest_.front() == '(') {
            rest_.remove_prefix(1);
            return {SqlKind::group, {}, {}, nodes(true)};
        }
        if (rest_.front() == '\'') return {SqlKind::text, quoted(), {}, {}};
        if (rest_.front() == '"') return {SqlKind::name, quoted(), {}, {}};
        if (auto const number = run_of(digits); !number.empty()) {
            if (rest_.starts_with('.') || !run_of(letters).empty()) throw UnknownSql("only whole numbers are known");
            return {SqlKind::number, number, {}, {}};
        }
        if (auto const word = run_of(letters); !word.empty()) {
            bool const keyword = word.find_first_not_of(capitals) == std::string::npos;
            return {keyword ? SqlKind::keyword : SqlKind::word, word, {}, {}};
        }
        for (std::string_view const symbol : symbols) {
            if (!rest_.starts_with(symbol)) continue;
            rest_.remove_prefix(symbol.size());
            return {SqlKind::symbol, std::string(symbol), {}, {}};
        }
        throw UnknownSql("`" + std::string(rest_.substr(0, rest_.find_first_of(" \n"))) + "` is not known");
    }

    std::string run_of(std::string_view members) {
        std::string const run(rest_.substr(0, rest_.find_first_not_of(members)));
        rest_.remove_prefix(run.size());
        return run;
    }

    std::string quoted() {
        char const quote = rest_.front();
        std::string text;
        for (rest_.remove_prefix(1); !rest_.empty(); rest_.remove_prefix(1)) {
            if (rest_.front() == quote) {
                rest_.remove_prefix(1);
                if (!rest_.starts_with(quote)) return text;
            }
            text += rest_.front();
        }
        throw UnknownSql(std::string("a quote ") + quote + " is not closed");
    }

    std::string_view rest_;
};

}  // namespace

SqlNodes sql_nodes(std::string_view sql) { return Scanner(sql).nodes(false); }

std::vector<SqlNodes> parts_of(SqlNodes const& list) {
    std::vector<SqlNodes> parts;
    if (!list.empty()) parts.emplace_back();
    for (SqlNode const& node : list) {
        if (node.is_symbol(",")) {
            parts.emplace_back();
        } else {
            parts.back().push_back(node);
        }
    }
    return parts;
}

}  // namespace xitan
