// SPDX-License-Identifier: MIT
// The text, its apparatus and its readings as a TEI P5 document. docs/tei.md says what maps to what.
#pragma once

#include "export/export_format.hpp"

namespace xitan {

// One file, named after the work: t2132.xml.
[[nodiscard]] std::vector<ExportFile> tei_files(ExportRequest const& request);

}  // namespace xitan
