// SPDX-License-Identifier: MIT
// Frictionless Data (tabular data package, version 1): datapackage.json beside the CSV files, with the size and
// SHA-256 of each, so that a copy can be checked. It has no word for a byte-order mark, and not every reader takes one.
#pragma once

#include "export/export_format.hpp"

namespace xitan {

// csv: the file of each set, in the order of the sets.
[[nodiscard]] ExportFile frictionless_file(ExportRequest const& request, std::vector<ExportFile> csv);

}  // namespace xitan
