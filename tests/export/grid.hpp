// SPDX-License-Identifier: MIT
// The data sets of the real database, as its rows say and as files have them.
#pragma once

#include "export/export_format.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace xitan::test {

using GridCell = std::optional<std::string>;  // nothing for NULL
using GridRow = std::vector<GridCell>;

struct Grid {
    std::vector<std::string> columns;
    std::vector<GridRow> rows;

    // Requires: there is such a column.
    [[nodiscard]] std::vector<GridCell> column(std::string const& name) const;

    // The columns and each row as a JSON array of texts, NULL as "": what a reader of CSV can know.
    [[nodiscard]] std::string plain() const;
};

[[nodiscard]] std::vector<DataSet> const& all_sets();
[[nodiscard]] DataSet const& set_named(std::string const& name);

// The rows of a set as the database gives them.
[[nodiscard]] Grid rows_of(Database const& database, DataSet const& set);
[[nodiscard]] Grid const& rows_of(DataSet const& set);  // of the real one, read once

// A CSV file; an empty field is NULL.
[[nodiscard]] Grid parse_csv(std::string const& bytes);

// A folder of the process with all that the formats csv, json and jsonl make of the real database.
[[nodiscard]] std::filesystem::path const& exported_folder();

// The files of one format, some of which the tests write again.
[[nodiscard]] std::vector<ExportFile> files_of(std::string const& format, ExportRequest const& request);
[[nodiscard]] std::string bytes_of(ExportFile const& file);
[[nodiscard]] std::string bytes_of(std::vector<ExportFile> const& files, std::string const& path);

}  // namespace xitan::test
