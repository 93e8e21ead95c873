// SPDX-License-Identifier: MIT
#include "support/shell.hpp"

#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

#include <cstdlib>

namespace xitan::test {

namespace fs = std::filesystem;

std::string shell_word(fs::path const& path) {
    std::string text = "'";
    for (char const c : path.string()) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text + '\'';
}

ShellOutcome run(std::string const& command) {
    TemporaryFolder const folder;
    auto const output = folder.path() / "output", errors = folder.path() / "errors";
    int const status =
        std::system(("{ " + command + "\n} </dev/null >" + shell_word(output) + " 2>" + shell_word(errors)).c_str());
    return {status, read_file(output), read_file(errors)};
}

void skip(std::string const& why) {
    WARN("skipped: " << why);
    SUCCEED();
}

}  // namespace xitan::test
