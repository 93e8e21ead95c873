// SPDX-License-Identifier: MIT
// The named questions of queries/*.sql. The comment at the head of each file is its help: a title, some
// lines of text, and a line for each parameter, `-- :name  what it is (example: value)`.
#pragma once

#include "store/embedded.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

struct Parameter {
    std::string name;     // without the colon
    std::string help;     // without the example
    std::string example;  // a value for which there are rows
};

struct Query {
    std::string name;  // of the file, without .sql
    std::string title;
    std::string help;  // further lines of the head, or empty
    std::vector<Parameter> parameters;
    std::string_view sql;  // the whole file
};

using Catalog = std::vector<Query>;

// queries/*.sql in order of name.
[[nodiscard]] std::span<SqlFile const> query_files();

// Throws std::logic_error if a file has no head.
[[nodiscard]] Catalog catalog(std::span<SqlFile const> files);

// Null if there is none of that name.
[[nodiscard]] Query const* find_query(Catalog const& queries, std::string_view name);

[[nodiscard]] std::vector<std::string> names(Catalog const& queries);

}  // namespace xitan
