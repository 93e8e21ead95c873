// SPDX-License-Identifier: MIT
// The commands of the program. Each returns an exit code, prints to the terminal that it is given,
// and throws only UsageError or what the machine throws.
#pragma once

#include "cli/terminal.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace xitan {

struct BuildOptions {
    std::filesystem::path sources = "sources";
    std::filesystem::path output = "xitan.db";
    bool without_passages = false;
};
int build(BuildOptions const& options, Terminal const& terminal);

struct CheckOptions {
    std::filesystem::path sources = "sources";
    std::string format = "text";  // text or json
};
int check_sources(CheckOptions const& options, Terminal const& terminal);

struct QueryOptions {
    std::string name;
    std::vector<std::string> arguments;  // key=value
    std::filesystem::path database;      // empty: see find_database
    std::string format = "table";        // one of formats()
    bool list = false;
    bool sql = false;
    bool describe = false;
};
int query(QueryOptions const& options, Terminal const& terminal);

struct MetadataOptions {
    std::filesystem::path database;  // empty: see find_database
};
// Prints what Datasette calls metadata: titles, descriptions, hidden tables, canned queries.
int datasette_metadata(MetadataOptions const& options, Terminal const& terminal);

}  // namespace xitan
