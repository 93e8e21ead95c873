// SPDX-License-Identifier: MIT
// The command line: parses arguments, runs a command, and turns every failure into a message and an
// exit code. The only place that catches.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace xitan {

// 0 done · 1 the sources are wrong, or a comparison found a difference · 2 the user asked for what does not exist ·
// 3 the machine failed (file, disk, SQLite) · 4 the program is wrong. Arguments do not include the program's name.
int run(std::vector<std::string> arguments, std::ostream& out, std::ostream& err);

}  // namespace xitan
