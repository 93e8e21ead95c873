// SPDX-License-Identifier: MIT
// Data sets as files: one a set, in a format of formats(), and for JSON one a card.
#pragma once

#include "export/export_format.hpp"

namespace xitan {

// letters.csv …; with excel each begins with the three bytes of a byte-order mark. Beside them csv-metadata.json
// and datapackage.json, which describe them.
[[nodiscard]] std::vector<ExportFile> csv_files(ExportRequest const& request);

// letters.json …, and what an app wants: letter/ka.json, chapter/02.json … with all that belongs to them.
[[nodiscard]] std::vector<ExportFile> json_files(ExportRequest const& request);

// letters.jsonl …
[[nodiscard]] std::vector<ExportFile> jsonl_files(ExportRequest const& request);

}  // namespace xitan
