// SPDX-License-Identifier: MIT
#include "export/postgresql_table.hpp"

#include "export/postgresql_query.hpp"
#include "store/database.hpp"

namespace xitan {

namespace {

// What is left of a list of tokens, taken from its front.
class Tokens {
public:
    explicit Tokens(SqlNodes const& nodes) : rest_(nodes) {}

    [[nodiscard]] bool empty() const { return rest_.empty(); }
    [[nodiscard]] bool at(std::string_view keyword) const { return !empty() && rest_.front().is_keyword(keyword); }
    [[nodiscard]] bool at_group() const { return !empty() && rest_.front().kind == SqlKind::group; }

    // True if the words stand next; then they are passed.
    bool take(std::string_view word, std::string_view second = {}) {
        if (!at(word)) return false;
        if (!second.empty() && (rest_.size() < 2 || !rest_[1].is_keyword(second))) return false;
        rest_ = rest_.subspan(second.empty() ? 1 : 2);
        return true;
    }

    std::string name() {
        if (empty() || !rest_.front().is_name()) throw unknown("a name");
        return sql_name(next().text);
    }

    SqlNodes const& group() {
        if (!at_group()) throw unknown("a parenthesis");
        return next().inside;
    }

    [[nodiscard]] UnknownSql unknown(std::string const& expected) const {
        std::string const found = empty() ? "the end" : at_group() ? "(" : rest_.front().text;
        return UnknownSql("`" + found + "` stands where " + expected + " was expected");
    }

private:
    SqlNode const& next() {
        SqlNode const& node = rest_.front();
        rest_ = rest_.subspan(1);
        return node;
    }

    std::span<SqlNode const> rest_;
};

std::string in_parentheses(SqlNodes const& nodes) { return '(' + in_postgresql(nodes, SqlPlace::constraint) + ')'; }

class Definition {
public:
    explicit Definition(std::string_view create) : nodes_(sql_nodes(create)) {}

    PostgresqlTable table() {
        Tokens tokens(nodes_);
        if (!tokens.take("CREATE", "TABLE")) throw tokens.unknown("CREATE TABLE");
        name_ = tokens.name();
        for (SqlNodes const& part : parts_of(tokens.group())) add(Tokens(part));
        if (!tokens.empty()) {
            // ROWID is no keyword of PostgreSQL and means nothing there.
            if (!tokens.take("WITHOUT", "ROWID") || !tokens.empty()) throw tokens.unknown("WITHOUT ROWID");
        }
        return {"CREATE TABLE " + name_ + " (" + lines_ + "\n);\n", std::move(foreign_keys_)};
    }

private:
    void add(Tokens tokens) {
        std::string line;
        if (tokens.take("FOREIGN", "KEY")) {
            std::string const columns = in_parentheses(tokens.group());
            add_foreign_key(columns, tokens);
        } else if (tokens.take("PRIMARY", "KEY")) {
            line = "PRIMARY KEY " + in_parentheses(tokens.group());
        } else if (tokens.take("UNIQUE")) {
            line = "UNIQUE " + in_parentheses(tokens.group());
        } else if (tokens.take("CHECK")) {
            line = "CHECK " + in_parentheses(tokens.group());
        } else {
            line = column(tokens);
        }
        if (!tokens.empty()) throw tokens.unknown("a comma");
        if (!line.empty()) lines_ += (lines_.empty() ? "\n    " : ",\n    ") + line;
    }

    std::string column(Tokens& tokens) {
        std::string const name = tokens.name();
        if (!tokens.at("INTEGER") && !tokens.at("TEXT")) throw tokens.unknown("INTEGER or TEXT");
        std::string line = name + (tokens.take("INTEGER") ? " bigint" : " text COLLATE \"C\"");
        tokens.take("TEXT");
        while (!tokens.empty()) {
            if (tokens.take("NOT", "NULL")) {
                line += " NOT NULL";
            } else if (tokens.take("PRIMARY", "KEY")) {
                line += " PRIMARY KEY";
            } else if (tokens.take("UNIQUE")) {
                line += " UNIQUE";
            } else if (tokens.take("CHECK")) {
                line += " CHECK " + in_parentheses(tokens.group());
            } else {
                add_foreign_key('(' + name + ')', tokens);
            }
        }
        return line;
    }

    void add_foreign_key(std::string const& columns, Tokens& tokens) {
        if (!tokens.take("REFERENCES")) throw tokens.unknown("a constraint");
        std::string key = "ALTER TABLE " + name_ + " ADD FOREIGN KEY " + columns + " REFERENCES " + tokens.name();
        if (tokens.at_group()) key += ' ' + in_parentheses(tokens.group());
        foreign_keys_.push_back(key + ";\n");
    }

    SqlNodes nodes_;
    std::string name_;
    std::string lines_;
    std::vector<std::string> foreign_keys_;
};

}  // namespace

PostgresqlTable table_in_postgresql(std::string_view create) { return Definition(create).table(); }

}  // namespace xitan
