// SPDX-License-Identifier: MIT
// CSV on the Web (W3C, tabular metadata): csv-metadata.json, which a reader finds beside a CSV file by its name.
#pragma once

#include "export/export_format.hpp"

namespace xitan {

// Requires: the CSV file of a set has its name and .csv.
[[nodiscard]] ExportFile csvw_file(ExportRequest const& request);

}  // namespace xitan
