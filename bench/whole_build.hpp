// SPDX-License-Identifier: MIT
// What `xitan build` does, with a clock between its phases.
#pragma once

#include "child.hpp"

#include <filesystem>

namespace xitan::bench {

// Seconds of read, check, generate, write and publish, and how much there was of everything.
// std::runtime_error if the sources are wrong; they are complained of on standard error.
[[nodiscard]] Figures whole_build(std::filesystem::path const& sources, std::filesystem::path const& target);

}  // namespace xitan::bench
