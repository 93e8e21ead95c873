// SPDX-License-Identifier: MIT
// The manual page knows every command, option and choice, and the readers of man pages take it without a word.
#include "cli/command_line.hpp"
#include "cli/exit_codes.hpp"
#include "support/catch.hpp"
#include "support/shell.hpp"
#include "support/temporary_folder.hpp"

#include <regex>
#include <set>

using namespace xitan;
using namespace xitan::test;

namespace {

std::string page() {
    auto const outcome = xitan_run({"manual"});
    REQUIRE(outcome.code == 0);
    return outcome.out;
}

// The page without its marks, as it is read.
std::string plain(std::string const& roff) {
    auto const text = std::regex_replace(roff, std::regex("\\\\f[BIR]|\\\\&"), "");
    return std::regex_replace(text, std::regex("\\\\-"), "-");
}

std::set<std::string> matches(std::string const& text, std::string const& pattern) {
    std::regex const regex(pattern);
    std::set<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), regex), end; at != end; ++at) found.insert(at->str(1));
    return found;
}

// The part of one command, or all that is before the first.
std::string part(std::string const& text, std::string const& command) {
    auto const begin = text.find(".SS xitan " + command + ' ');
    REQUIRE(begin != std::string::npos);
    return text.substr(begin, text.find("\n.S", begin + 1) - begin);
}

}  // namespace

TEST_CASE("the manual has every command with every option that its help has", "[cli]") {
    auto const text = plain(page());
    auto const commands = matches(xitan_run({"--help"}).out, "\n  ([a-z][a-z-]+)  +[A-Z]");
    CHECK(commands.size() > 8);
    for (std::string const& command : commands) {
        INFO(command);
        auto const help = xitan_run({command, "--help"}).out;
        auto options = matches(help, "(--[a-z-]+)");
        CHECK(options.erase("--help") == 1);
        CHECK(matches(part(text, command), "(--[a-z-]+)") == options);
        CHECK(part(text, command).find(help.substr(0, help.find('\n'))) != std::string::npos);
    }
    CHECK(part(text, "check").find("--format text|json") != std::string::npos);
    CHECK(part(text, "completion").find("bash|zsh|fish") != std::string::npos);
    CHECK(text.find("--version") != std::string::npos);
}

TEST_CASE("the manual and the help say the same of exit codes", "[cli]") {
    auto const text = page();
    for (auto const& [code, meaning] : exit_codes) {
        CHECK(text.find(".B " + std::to_string(code) + '\n' + std::string(meaning) + '\n') != std::string::npos);
        CHECK(xitan_run({"--help"}).out.find(std::to_string(code) + ' ' + std::string(meaning)) != std::string::npos);
    }
}

TEST_CASE("the readers of manual pages have nothing to complain of", "[cli]") {
    TemporaryFolder const folder;
    folder.write("xitan.1", page());
    auto const file = shell_word(folder.path() / "xitan.1");
    bool read = false;
    for (std::string const reader : {"groff -K utf8 -man -ww -T utf8", "mandoc -T lint -W error"}) {
        if (!works("command -v " + reader.substr(0, reader.find(' ')))) continue;
        auto const outcome = run(reader + ' ' + file);
        INFO(reader << '\n' << outcome.errors);
        CHECK(outcome.status == 0);
        CHECK(outcome.errors.empty());
        read = true;
    }
    if (!read) skip("neither groff nor mandoc is installed");
}
