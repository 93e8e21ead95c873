// SPDX-License-Identifier: MIT
// The database of the real sources, built once for all tests of a process and removed at its end.
#pragma once

#include "store/database.hpp"

#include <filesystem>
#include <string>
#include <string_view>

namespace xitan::test {

std::filesystem::path const& real_database();

// The rows of one SELECT on it: columns joined by '|', NULL as nothing, one line a row.
std::string ask(std::string_view select);

}  // namespace xitan::test
