// SPDX-License-Identifier: MIT
// The completion scripts know every command, option, choice and query; bash's is run.
#include "cli/command_line.hpp"
#include "query/stock_shell.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <regex>
#include <set>

using namespace xitan;
using namespace xitan::test;

namespace {

// What bash offers for the last of the words.
std::string offered(std::string const& words, int count) {
    TemporaryFolder const folder;
    folder.write("script", xitan_run({"completion", "bash"}).out + "COMP_WORDS=(" + words + ")\nCOMP_CWORD=" +
                               std::to_string(count - 1) + "\n_xitan\nprintf '%s ' \"${COMPREPLY[@]}\"\n");
    std::string const command = "bash '" + (folder.path() / "script").string() + "' 2>&1";
    FILE* const pipe = popen(command.c_str(), "r");
    REQUIRE(pipe);
    std::string output;
    std::array<char, 4096> buffer{};
    while (std::size_t const n = std::fread(buffer.data(), 1, buffer.size(), pipe)) output.append(buffer.data(), n);
    CHECK(pclose(pipe) == 0);
    return output;
}

}  // namespace

TEST_CASE("bash offers files where a command wants them, also those with blanks in their names", "[cli]") {
    TemporaryFolder const folder;
    folder.write("one two.db", "");
    folder.write("other.db", "");
    std::string const start = (folder.path() / "o").string();
    std::string const both = start + "ne two.db " + start + "ther.db ";
    auto const sorted = [](std::string const& text) { return std::multiset<char>(text.begin(), text.end()); };
    for (std::string const words : {"xitan verify ", "xitan diff x ", "xitan export ", "xitan show --db "}) {
        INFO(words);
        int const count = 1 + static_cast<int>(std::count(words.begin(), words.end(), ' '));
        CHECK(sorted(offered(words + start, count)) == sorted(both));
    }
    CHECK(offered("xitan verify --so", 3) == "--sources ");
}

TEST_CASE("each shell's script has every command, option, choice and query", "[cli]") {
    auto const top = xitan_run({"--help"}).out;
    for (std::string const shell : {"bash", "zsh", "fish"}) {
        INFO(shell);
        auto const script = xitan_run({"completion", shell});
        REQUIRE(script.code == 0);
        auto const has = [&](std::string const& word) { return script.out.find(word) != std::string::npos; };
        for (std::string const command : {"build", "check", "query", "search", "datasette-metadata", "completion"}) {
            INFO(command);
            CHECK(top.find(command) != std::string::npos);
            CHECK(has(command));
        }
        for (std::string const option : {"sources", "output", "without-passages", "list", "sql", "describe", "db"}) {
            INFO(option);
            CHECK(has(shell == "fish" ? "-l " + option : "--" + option));
        }
        CHECK(has("table csv json jsonl markdown"));
        CHECK(has("text json"));
        CHECK(has("bash zsh fish"));
        for (Query const& query : all_queries())
            CHECK(std::regex_search(script.out, std::regex("[ ('\"]" + query.name + "[ )'\"]")));
    }
    CHECK(xitan_run({"completion", "tcsh"}).code == 2);
    CHECK(xitan_run({"completion"}).code == 2);
}

TEST_CASE("bash completes commands, options, choices and queries", "[cli]") {
    if (std::system("bash -c : 2>/dev/null") != 0) {
        WARN("no bash is installed: its completion is not run");
        return;
    }
    CHECK(offered("xitan qu", 2) == "query ");
    CHECK(offered("xitan query --fo", 3) == "--format ");
    CHECK(offered("xitan query letter --format j", 5) == "json jsonl ");
    CHECK(offered("xitan query letter-p", 3) == "letter-places ");
    CHECK(offered("xitan completion z", 3) == "zsh ");
    CHECK(offered("xitan check --format ''", 4) == "text json ");
}
