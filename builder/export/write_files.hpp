// SPDX-License-Identifier: MIT
// Puts files of an export into a folder, so that each is there whole or not at all.
#pragma once

#include "export/export_format.hpp"

#include <filesystem>
#include <span>

namespace xitan {

// Makes the folder if it is missing. A file of the same name is replaced once the new one is complete, other files
// stay. PublishError names the path that cannot be written.
void write_files(std::span<ExportFile const> files, std::filesystem::path const& folder);

}  // namespace xitan
