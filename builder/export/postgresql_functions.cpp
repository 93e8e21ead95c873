// SPDX-License-Identifier: MIT
#include "export/postgresql_functions.hpp"

#include "export/sql_nodes.hpp"
#include "store/embedded.hpp"

#include <algorithm>
#include <array>

namespace xitan {

std::span<SqlFile const> postgresql_sql();  // made by cmake/embed_sql.cmake

namespace {

struct Function {
    std::string_view name;
    std::string_view says;  // in PostgreSQL; empty: the same name
    std::size_t least;      // arguments
    std::size_t most;
    bool text_of_number = false;
};

constexpr std::array functions{
    // Aggregates and windows.
    Function{"count", "", 0, 1},
    Function{"dense_rank", "", 0, 0},
    Function{"first_value", "", 1, 1},
    Function{"group_concat", "string_agg", 1, 2},
    Function{"lag", "", 1, 1},
    Function{"last_value", "", 1, 1},
    Function{"lead", "", 1, 1},
    Function{"max", "", 1, 99},
    Function{"min", "", 1, 99},
    Function{"rank", "", 0, 0},
    Function{"row_number", "", 0, 0},
    Function{"sum", "", 1, 1},
    // Of one row.
    Function{"abs", "", 1, 1},
    Function{"char", "char_of", 1, 1, true},
    Function{"coalesce", "", 2, 99},
    Function{"ifnull", "coalesce", 2, 2},
    Function{"instr", "strpos", 2, 2},
    Function{"length", "", 1, 1},
    Function{"lower", "", 1, 1},
    Function{"ltrim", "", 1, 2},
    Function{"nullif", "", 2, 2},
    Function{"printf", "", 2, 2},
    Function{"replace", "", 3, 3},
    Function{"rtrim", "", 1, 2},
    Function{"substr", "substr_of", 2, 3},
    Function{"trim", "", 1, 2},
    Function{"typeof", "", 1, 1, true},
    Function{"unicode", "", 1, 1},
    Function{"upper", "", 1, 1},
};

std::string joined(std::vector<std::string> const& arguments) {
    std::string list;
    for (std::string const& argument : arguments) list += (list.empty() ? "" : ", ") + argument;
    return '(' + list + ')';
}

}  // namespace

PostgresqlCall call_in_postgresql(std::string_view name, std::vector<std::string> const& arguments) {
    auto const* const found =
        std::find_if(functions.begin(), functions.end(), [&](Function const& f) { return f.name == name; });
    auto const count = arguments.size();
    if (found == functions.end() || count < found->least || count > found->most) {
        throw UnknownSql("the function " + std::string(name) + " with " + std::to_string(count) +
                         " arguments is not known");
    }
    if (count > 1 && (name == "min" || name == "max")) {  // NULL if one of them is; least() would pass it over
        std::string const all = joined(arguments);
        return {"CASE WHEN num_nulls" + all + " = 0 THEN " + (name == "min" ? "least" : "greatest") + all + " END"};
    }
    std::string const says(found->says.empty() ? name : found->says);
    if (name == "group_concat" && count == 1) return {says + joined({arguments.front(), "','"})};
    return {says + joined(arguments), found->text_of_number};
}

std::string_view postgresql_functions() { return postgresql_sql().front().text; }

}  // namespace xitan
