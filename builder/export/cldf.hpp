// SPDX-License-Identifier: MIT
// A data set by the standard of Cross-Linguistic Data Formats (CLDF 1.1, module Generic): the tables of
// exports/cldf/*.sql as CSV, what they mean as CSVW metadata, the sources as BibTeX. docs/cldf.md says what maps to
// what.
#pragma once

#include "export/export_format.hpp"

namespace xitan {

// cldf/Generic-metadata.json, cldf/sources.bib, cldf/entries.csv …
[[nodiscard]] std::vector<ExportFile> cldf_files(ExportRequest const& request);

}  // namespace xitan
