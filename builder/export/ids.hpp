// SPDX-License-Identifier: MIT
// The list of public ids that a release promises to keep, as query/id_list.hpp reads it.
#pragma once

#include "export/export_format.hpp"

#include <iosfwd>

namespace xitan {

// Sorted by bytes, so that two lists differ where their ids do; the withdrawn ones behind the others.
void write_ids(Database const& database, std::ostream& out);

[[nodiscard]] std::vector<ExportFile> ids_files(ExportRequest const& request);

}  // namespace xitan
