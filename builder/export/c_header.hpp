// SPDX-License-Identifier: MIT
// A header for C99 and C++ programs that read the file: its marks, and the names of tables, views and columns,
// all taken from the database. A query made of these names fails to compile when a name changes.
#pragma once

#include "export/export_format.hpp"

namespace xitan {

// xitan.h. Its writer throws DatabaseError if two names would become one macro, or one would become none.
[[nodiscard]] std::vector<ExportFile> header_files(ExportRequest const& request);

}  // namespace xitan
