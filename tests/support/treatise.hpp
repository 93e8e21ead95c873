// SPDX-License-Identifier: MIT
// The real sources, read, checked and generated once for all tests that look at them.
#pragma once

#include "cli/pipeline.hpp"

#include <string>

namespace xitan::test {

// Requires nothing; the test that calls it fails if the sources have errors, which are printed.
Compilation const& treatise();

// All complaints as the program prints them; empty if there is none.
std::string complaints(Compilation const& compilation);

}  // namespace xitan::test
