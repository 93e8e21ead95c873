// SPDX-License-Identifier: MIT
// What `xitan export` can write, in one table: a format makes files of a database and of the data sets
// that were asked for. A file is made of the database alone, so it is the same from run to run.
#pragma once

#include "export/data_set.hpp"
#include "store/database.hpp"

#include <functional>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

struct ExportFile {
    std::string path;  // below the folder that is exported to, with '/'
    std::function<void(std::ostream&)> write;
    bool companion = false;  // stands beside the data and says something of it, or gives parts of it once more
};

struct ExportRequest {
    Database const& database;  // outlives the files
    std::vector<DataSet> sets;
    bool excel = false;  // CSV begins with a byte-order mark
};

struct ExportFormat {
    std::string_view name;     // "csv"
    std::string_view meaning;  // one line of help
    bool of_sets;              // its files follow the data sets that were asked for
    std::vector<ExportFile> (*files)(ExportRequest const& request);
};

[[nodiscard]] std::span<ExportFormat const> export_formats();

// Null if there is none of that name.
[[nodiscard]] ExportFormat const* export_format(std::string_view name);

}  // namespace xitan
