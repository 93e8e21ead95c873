// SPDX-License-Identifier: MIT
#include "export/postgresql_query.hpp"

#include "export/postgresql_functions.hpp"
#include "store/database.hpp"

#include <algorithm>
#include <array>

namespace xitan {

namespace {

using Words = std::span<std::string_view const>;

// Behind these another expression or clause begins.
constexpr std::array<std::string_view, 34> boundaries{
    "ALL",   "AND",    "AS",     "ASC",   "BY",     "CASE",      "DESC",      "DISTINCT", "ELSE",
    "END",   "EXCEPT", "FILTER", "FROM",  "GROUP",  "HAVING",    "INNER",     "JOIN",     "LEFT",
    "LIMIT", "ON",     "OR",     "ORDER", "OVER",   "PARTITION", "RECURSIVE", "SELECT",   "THEN",
    "UNION", "USING",  "WHEN",   "WHERE", "WINDOW", "WITH",      "CROSS"};
constexpr std::array<std::string_view, 9> operators{"BETWEEN", "ESCAPE", "EXISTS", "GLOB", "IN",
                                                    "IS",      "LIKE",   "NOT",    "NULL"};
constexpr std::array<std::string_view, 6> comparisons{"<", "<=", "<>", "=", ">", ">="};
constexpr std::array<std::string_view, 6> truths{"AND", "BETWEEN", "EXISTS", "IN", "NOT", "OR"};
constexpr std::array<std::string_view, 9> ends_of_list{"EXCEPT", "FROM",  "GROUP", "HAVING", "LIMIT",
                                                       "ORDER",  "UNION", "WHERE", "WINDOW"};

bool among(Words words, std::string_view word) { return std::find(words.begin(), words.end(), word) != words.end(); }

bool is_query(SqlNode const& node) {
    return node.kind == SqlKind::group && !node.inside.empty() &&
           (node.inside.front().is_keyword("SELECT") || node.inside.front().is_keyword("WITH"));
}

// One level of parentheses, from left to right.
class Level {
public:
    Level(std::span<SqlNode const> nodes, SqlPlace place) : nodes_(nodes), place_(place) {}

    std::string translated() {
        for (at_ = 0; at_ < nodes_.size(); ++at_) add(nodes_[at_]);
        end_operand();
        end_item();
        end_order_term();
        if (!cases_.empty()) throw UnknownSql("CASE has no END");
        return std::move(out_);
    }

private:
    // An operand with its operators, as far as AND, a comma or a clause.
    struct Operand {
        int comparisons = 0;
        bool concatenates = false;
        bool calculates = false;
        bool between = false;  // the next AND belongs to BETWEEN
        std::string closing;   // what stands behind it
    };

    [[nodiscard]] SqlNode const* next(std::size_t distance = 1) const {
        return at_ + distance < nodes_.size() ? &nodes_[at_ + distance] : nullptr;
    }
    [[nodiscard]] bool next_is(std::string_view keyword, std::size_t distance = 1) const {
        return next(distance) && next(distance)->is_keyword(keyword);
    }
    [[nodiscard]] SqlNode const* previous() const { return at_ > 0 ? &nodes_[at_ - 1] : nullptr; }
    [[nodiscard]] bool after(std::string_view keyword) const { return previous() && previous()->is_keyword(keyword); }

    void add(SqlNode const& node) {
        switch (node.kind) {
            case SqlKind::keyword:
                return add_keyword(node);
            case SqlKind::symbol:
                return add_symbol(node);
            case SqlKind::word:
                if (next() && next()->kind == SqlKind::group && !names_columns()) return add_call(node);
                [[fallthrough]];
            case SqlKind::name:
                return put(node, sql_name(node.text));
            case SqlKind::text:
                return put(node, sql_text(node.text) + (place_ == SqlPlace::query ? " COLLATE \"C\"" : ""));
            case SqlKind::number:
                return put(node, node.text);
            case SqlKind::group:
                return add_group(node);
        }
    }

    // WITH run(i, six) AS (…): a table, no call.
    [[nodiscard]] bool names_columns() const { return next_is("AS", 2) && next(3) && next(3)->kind == SqlKind::group; }

    void put(SqlNode const& node, std::string_view text) { (out_ += node.before) += text; }

    void add_keyword(SqlNode const& node) {
        std::string const& word = node.text;
        if (word == "IS") return add_is(node);
        if (word == "GLOB") return add_glob(node);
        if (word == "LIKE") return add_like(node);
        if (word == "CAST") return add_cast(node);
        if (word == "NOT" && next_is("GLOB")) return;
        if (word == "JOIN" && is_cross_join()) return put(node, "CROSS JOIN");
        if (!among(boundaries, word) && !among(operators, word)) throw UnknownSql("the word " + word + " is not known");
        if (word == "BETWEEN") operand_.between = true;
        if (word == "BETWEEN" || word == "IN") compare();
        if (among(truths, word)) truth();
        if (word == "AND" && operand_.between) {
            operand_.between = false;
        } else if (among(boundaries, word)) {
            add_boundary(word);
        }
        put(node, word);
        if (word == "ESCAPE") operand_.closing.clear();
        if (word == "CASE") cases_.push_back(std::move(operand_)), operand_ = {};
        if (word == "SELECT" || (word == "DISTINCT" && after("SELECT"))) begin_item();
    }

    // SQLite needs no condition to join.
    [[nodiscard]] bool is_cross_join() const {
        if (after("CROSS")) return false;
        auto const rest = nodes_.subspan(at_ + 1);
        auto const found = std::find_if(rest.begin(), rest.end(), [](SqlNode const& node) {
            return node.kind == SqlKind::keyword && node.text != "AS";
        });
        if (found != rest.end() && (found->text == "ON" || found->text == "USING")) return false;
        if (after("LEFT") || after("INNER")) throw UnknownSql("a JOIN has no ON");
        return true;
    }

    void add_boundary(std::string const& word) {
        if (word == "CASE") return;
        end_operand();
        if (word == "END") {
            if (cases_.empty()) throw UnknownSql("END has no CASE");
            operand_ = std::move(cases_.back());
            cases_.pop_back();
        }
        if (!cases_.empty()) return;
        if (word == "AS" || among(ends_of_list, word)) end_item();
        if (among(ends_of_list, word)) in_list_ = false;
        if (word == "LIMIT") end_order_term();
        if (word == "LIMIT" && !ordered_) throw UnknownSql("LIMIT without ORDER BY does not say which rows are meant");
        if (word == "BY" && after("ORDER")) ordered_ = in_order_ = true;
        if (word == "DESC") descends_ = true;
    }

    void add_symbol(SqlNode const& node) {
        std::string const text = node.text == "==" ? "=" : node.text == "!=" ? "<>" : node.text;
        if (among(comparisons, text)) {
            compare();
            truth();
        }
        bool const whole_row = text == "*" && (!previous() || previous()->is_symbol(".") || after("SELECT"));
        if (text == "||") operand_.concatenates = true;
        if ((text == "*" && !whole_row) || text == "+" || text == "-") operand_.calculates = true;
        if (text == ",") return add_comma(node);
        put(node, text);
    }

    void add_comma(SqlNode const& node) {
        end_operand();
        end_item();
        bool const orders = in_order_;
        end_order_term();
        in_order_ = orders;
        put(node, ",");
        if (in_list_) begin_item();
    }

    void add_is(SqlNode const& node) {
        compare();
        truth();
        bool const denied = next_is("NOT");
        std::size_t const behind = denied ? 2 : 1;
        if (next_is("NULL", behind)) {
            put(node, denied ? "IS NOT NULL" : "IS NULL");
            at_ += behind;
        } else if (next_is("DISTINCT", behind)) {
            if (!next_is("FROM", behind + 1)) throw UnknownSql("FROM is missing behind IS DISTINCT");
            put(node, denied ? "IS NOT DISTINCT FROM" : "IS DISTINCT FROM");
            at_ += behind + 1;
        } else {
            put(node, denied ? "IS DISTINCT FROM" : "IS NOT DISTINCT FROM");
            at_ += behind - 1;
        }
    }

    void add_glob(SqlNode const& node) {
        compare();
        truth();
        put(node, after("NOT") ? "!~ glob_pattern(" : "~ glob_pattern(");
        operand_.closing = ")";
    }

    // SQLite takes a and A for the same, and nothing for an escape if it is not told to.
    void add_like(SqlNode const& node) {
        compare();
        truth();
        put(node, "ILIKE");
        operand_.closing = " ESCAPE ''";
    }

    void add_cast(SqlNode const& node) {
        SqlNode const* const group = next();
        if (!group || group->kind != SqlKind::group || group->inside.size() < 3) throw UnknownSql("CAST of nothing");
        SqlNodes const& inside = group->inside;
        std::string const& type = inside.back().text;
        if (!inside[inside.size() - 2].is_keyword("AS") || (type != "INTEGER" && type != "TEXT")) {
            throw UnknownSql("CAST is known AS INTEGER and AS TEXT only");
        }
        std::string const value = in_postgresql(std::span(inside).first(inside.size() - 2), place_);
        put(node, "CAST(" + value + (type == "TEXT" ? " AS text) COLLATE \"C\"" : " AS bigint)"));
        ++at_;
    }

    void add_call(SqlNode const& node) {
        SqlNodes inside = next()->inside;
        ++at_;
        bool const distinct = !inside.empty() && inside.front().is_keyword("DISTINCT");
        if (distinct) inside.erase(inside.begin());
        std::vector<std::string> arguments;
        for (SqlNodes const& part : parts_of(inside)) arguments.push_back(in_postgresql(part, place_));
        if (distinct) {
            if (arguments.size() != 1 || node.text == "group_concat") throw UnknownSql("DISTINCT is not known there");
            arguments.front() = "DISTINCT " + arguments.front();
        }
        auto const call = call_in_postgresql(node.text, arguments);
        put(node, call.sql + (call.text_of_number && place_ == SqlPlace::query ? " COLLATE \"C\"" : ""));
    }

    // A query in FROM must have a name.
    void add_group(SqlNode const& node) {
        put(node, '(' + in_postgresql(node.inside, place_) + ')');
        bool const table = after("FROM") || after("JOIN");
        bool const named = next() && (next()->is_name() || next()->is_keyword("AS"));
        if (table && is_query(node) && !named) out_ += " AS subquery";
    }

    // Two comparisons side by side would not be grouped alike.
    void compare() {
        if (++operand_.comparisons > 1) throw UnknownSql("comparisons side by side need parentheses");
    }

    void truth() {
        if (cases_.empty()) truth_ = true;
    }

    void end_operand() {
        if (operand_.concatenates && operand_.calculates) {
            throw UnknownSql("|| beside +, - or * needs parentheses");
        }
        out_ += operand_.closing;
        operand_ = {};
    }

    void begin_item() {
        in_list_ = true;
        item_ = out_.size();
        truth_ = false;
    }

    void end_item() {
        if (in_list_ && truth_) {
            out_.insert(out_.find_first_not_of(" \n", item_), "CAST((");
            out_ += ") AS integer)";
        }
        truth_ = false;
    }

    void end_order_term() {
        if (in_order_) out_ += descends_ ? " NULLS LAST" : " NULLS FIRST";
        in_order_ = descends_ = false;
    }

    std::span<SqlNode const> nodes_;
    SqlPlace place_;
    std::size_t at_ = 0;
    std::string out_;
    Operand operand_;
    std::vector<Operand> cases_;  // the operands in which CASEs stand that are open
    bool in_list_ = false;        // behind SELECT
    std::size_t item_ = 0;        // where in out_ the item of that list begins
    bool truth_ = false;          // the item is one
    bool ordered_ = false;
    bool in_order_ = false;  // behind ORDER BY
    bool descends_ = false;
};

}  // namespace

std::string in_postgresql(std::span<SqlNode const> nodes, SqlPlace place) { return Level(nodes, place).translated(); }

}  // namespace xitan
