// SPDX-License-Identifier: MIT
// The database described in Markdown: its views, its tables, and a diagram of what refers to what. Made of the schema
// and its comments alone, so it does not change with the rows. docs/schema.md is this.
#pragma once

#include "export/export_format.hpp"

#include <iosfwd>

namespace xitan {

void write_schema_markdown(Database const& database, std::ostream& out);

// schema.md
[[nodiscard]] std::vector<ExportFile> schema_markdown_files(ExportRequest const& request);

}  // namespace xitan
