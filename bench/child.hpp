// SPDX-License-Identifier: MIT
// Work in a process of its own, so that its time and its memory are its own. A child prints what it
// measured, one `name number` a line.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace xitan::bench {

using Figures = std::map<std::string, double>;

struct Outcome {
    int exit = 0;
    Figures figures;         // that the child printed
    double seconds = 0;      // from its start to its end, seen from outside
    double cpu_seconds = 0;  // user and system
    double peak_bytes = 0;   // resident
};

// Runs a program that is found by its path; its standard error is ours. std::system_error if it
// cannot be started.
[[nodiscard]] Outcome run(std::vector<std::string> const& command);

// The same; std::runtime_error if it fails.
Outcome require(std::vector<std::string> const& command);

void print(Figures const& figures);

}  // namespace xitan::bench
