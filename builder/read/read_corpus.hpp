// SPDX-License-Identifier: MIT
// YAML sources → Corpus. The format is described in sources/README.md.
#pragma once

#include "model/corpus.hpp"
#include "text/diagnostics.hpp"
#include "text/source_text.hpp"

#include <filesystem>

namespace xitan {

// Reads every source below folder and adds each file to sources, in an order that is
// always the same. Reports
// all that is wrong with the form of the files; what the values mean is for check/ and generate/.
// The corpus is complete only if nothing was reported.
[[nodiscard]] Corpus read_corpus(std::filesystem::path const& folder, SourceSet& sources, Diagnostics& diagnostics);

}  // namespace xitan
