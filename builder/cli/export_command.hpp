// SPDX-License-Identifier: MIT
// `xitan export`: the data sets of exports/ as files of other programs.
#pragma once

#include "cli/terminal.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace xitan {

struct ExportOptions {
    std::string folder;              // "-": one file to standard output
    std::filesystem::path database;  // empty: see find_database
    std::vector<std::string> formats{"csv"};
    std::vector<std::string> only;  // names of data sets; none: all
    bool excel = false;
    bool list = false;
};

// Names of export_formats(), and "all".
[[nodiscard]] std::vector<std::string> export_format_names();
[[nodiscard]] std::vector<std::string> data_set_names();

// Throws UsageError for what does not exist, or more than one file for standard output.
int export_data(ExportOptions const& options, Terminal const& terminal);

}  // namespace xitan
