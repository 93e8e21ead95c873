// SPDX-License-Identifier: MIT
// The README shows what the program prints: each `$ command` of its console blocks is run, and what
// it prints must be what stands there.
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/temporary_folder.hpp"

#include <array>
#include <cstdio>
#include <filesystem>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace xitan::test;

namespace {

namespace fs = std::filesystem;

struct Example {
    std::string command;
    std::string output;
};

// Blocks that begin with ```console. A command may run on over lines that end with \.
std::vector<Example> examples(std::string const& text) {
    std::vector<Example> found;
    std::istringstream in(text);
    std::string line;
    bool inside = false;
    bool running_on = false;
    while (std::getline(in, line)) {
        if (line == "```console") {
            inside = true;
        } else if (line == "```") {
            inside = false;
        } else if (inside && (running_on || line.starts_with("$ "))) {
            if (!running_on) found.push_back({});
            found.back().command += running_on ? "\n" + line : line.substr(2);
            running_on = line.ends_with('\\');
        } else if (inside && !found.empty()) {
            found.back().output += line + "\n";
        }
    }
    return found;
}

std::string run(std::string const& command, fs::path const& folder) {
    std::string const program = fs::path(XITAN_PROGRAM).parent_path().string();
    std::string const whole =
        "cd '" + folder.string() + "' && PATH='" + program + "':$PATH && { " + command + "\n} 2>&1";
    std::string output;
    FILE* const pipe = popen(whole.c_str(), "r");
    REQUIRE(pipe);
    std::array<char, 4096> buffer{};
    while (std::size_t const n = std::fread(buffer.data(), 1, buffer.size(), pipe)) output.append(buffer.data(), n);
    pclose(pipe);
    return output;
}

}  // namespace

TEST_CASE("the README shows what its commands print", "[house]") {
    auto const list = examples(read_file(fs::path(XITAN_ROOT) / "README.md"));
    REQUIRE(list.size() >= 3);
    TemporaryFolder const folder;
    fs::create_directory(folder.path() / "build");
    fs::copy_file(real_database(), folder.path() / "build" / "xitan.db");
    fs::create_directory_symlink(fs::path(XITAN_ROOT) / "sources", folder.path() / "sources");
    for (Example const& example : list) {
        INFO(example.command);
        CHECK(run(example.command, folder.path()) == example.output);
    }
}
