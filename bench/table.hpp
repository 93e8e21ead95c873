// SPDX-License-Identifier: MIT
// What was measured of one size, and how it is printed.
#pragma once

#include "child.hpp"

#include <iosfwd>
#include <optional>

namespace xitan::bench {

// One element a repetition.
struct Measured {
    std::size_t times = 1;                           // the real sources
    std::vector<Outcome> builds, loops, late_loops;  // the bare loop with the indexes first, and last
    std::vector<Figures> scripts;                    // executemany; empty: not run
};

[[nodiscard]] double median(std::vector<double> values);

// The tables of a report in Markdown: what there was, the time of each phase, the comparison, the growth.
void print_report(std::ostream& out, std::vector<Measured> const& all);

}  // namespace xitan::bench
