// SPDX-License-Identifier: MIT
// The files of tests/bad: each takes the place of one file of the tiny treatise and says in its first
// lines what must be reported.
//
//   # replaces: letters/ka.yaml
//   # expects: 5:3 duplicate-key
//
// One `expects` a complaint, the complete list. Line and column are those of the bad file as it stands;
// a complaint about another file names it: `letters/ga.yaml:0:0 missing-file`.
#pragma once

#include <string>
#include <vector>

namespace xitan::test {

struct BadFile {
    std::string name;
    std::string replaces;
    std::string text;
    std::vector<std::string> expects;  // "letters/ka.yaml:5:3 duplicate-key", sorted
};

// All of them, by name. Throws for one without `replaces` or `expects`.
[[nodiscard]] std::vector<BadFile> bad_files();

}  // namespace xitan::test
