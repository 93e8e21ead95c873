// SPDX-License-Identifier: MIT
// Puts a finished database in its place, so that whoever opens the target at any moment, even while
// power fails, finds the old file or the new one, whole.
#pragma once

#include "store/database.hpp"

#include <filesystem>

namespace xitan {

// What publish() would refuse, said before any work is done; also a target in the folder of the sources. PublishError.
void require_target(std::filesystem::path const& target, std::filesystem::path const& sources);

// Writes a compact copy beside the target, opens and checks it, and renames it over the target (over
// the file that a symbolic link leads to). Refuses a target that is a folder or a
// file of something else, that another builder is writing, or that has a journal or write-ahead log beside it.
// PublishError; then the target is as it was and nothing is left beside it.
void publish(Database const& database, std::filesystem::path const& target);

}  // namespace xitan
