// SPDX-License-Identifier: MIT
#include "text/diagnostics.hpp"

#include "support/catch.hpp"

#include <sstream>

using namespace xitan;

namespace {

std::string printed(Diagnostics const& diagnostics, SourceSet const& sources, bool colour = false) {
    std::ostringstream out;
    print(out, diagnostics, sources, colour);
    return out.str();
}

}  // namespace

TEST_CASE("a complaint shows its line, with the caret under the place, and its notes", "[text]") {
    SourceSet sources;
    auto const file = sources.add(SourceText("s/ga.yaml", "ga.yaml", "name: 迦迦 x\nkind: y\n"));
    Diagnostics diagnostics;
    diagnostics.error({file, 1, 10}, "some-rule", "`x` is wrong", {{"first given here", {file, 2, 7}}});
    CHECK(printed(diagnostics, sources) ==
          "s/ga.yaml:1:10: error: `x` is wrong [some-rule]\n"
          "  name: 迦迦 x\n"
          "             ^\n"
          "s/ga.yaml:2:7: note: first given here\n"
          "  kind: y\n"
          "        ^\n");
}

TEST_CASE("a complaint about a whole file has neither line nor caret", "[text]") {
    SourceSet sources;
    auto const file = sources.add(SourceText("s/work.yaml", "work.yaml", ""));
    Diagnostics diagnostics;
    diagnostics.error({file, 0, 0}, "missing-file", "the file is missing");
    CHECK(printed(diagnostics, sources) == "s/work.yaml: error: the file is missing [missing-file]\n");
}

TEST_CASE("complaints come in order of path, line and column, equal ones once", "[text]") {
    SourceSet sources;
    auto const b = sources.add(SourceText("b", "b", "x\n"));
    auto const a = sources.add(SourceText("a", "a", "x\nyz\n"));
    Diagnostics diagnostics;
    CHECK_FALSE(diagnostics.has_errors());
    diagnostics.error({b, 1, 1}, "r", "m");
    diagnostics.error({a, 2, 2}, "r", "m");
    diagnostics.error({a, 2, 1}, "s", "m");
    diagnostics.error({a, 2, 1}, "r", "m");
    diagnostics.error({b, 1, 1}, "r", "m");
    CHECK(diagnostics.has_errors());
    auto const sorted = diagnostics.sorted(sources);
    REQUIRE(sorted.size() == 4);
    CHECK(sorted[0].rule == "r");
    CHECK(sorted[0].at == Location{a, 2, 1});
    CHECK(sorted[1].rule == "s");
    CHECK(sorted[2].at == Location{a, 2, 2});
    CHECK(sorted[3].at == Location{b, 1, 1});
}

TEST_CASE("what a terminal would interpret is escaped, and broken bytes are shown", "[text]") {
    SourceSet sources;
    auto const file = sources.add(SourceText("s", "s", "\x1b[31m\tka\xFFk\n"));
    Diagnostics diagnostics;
    diagnostics.error({file, 1, 9}, "r", "\x1b]0;title\x07");
    auto const text = printed(diagnostics, sources);
    CHECK(text ==
          "s:1:9: error: <U+001B>]0;title<U+0007> [r]\n"
          "  <U+001B>[31m\\tka<FF>k\n"
          "                  ^\n");
}

TEST_CASE("a long line is cut around the place", "[text]") {
    SourceSet sources;
    auto const file = sources.add(SourceText("s", "s", std::string(3000, 'a') + "迦" + std::string(3000, 'b')));
    Diagnostics diagnostics;
    diagnostics.error({file, 1, 3001}, "r", "m");
    std::istringstream lines(printed(diagnostics, sources));
    std::string head, line, caret;
    std::getline(lines, head);
    std::getline(lines, line);
    std::getline(lines, caret);
    CHECK(line.size() < 150);
    CHECK(line.starts_with("  …aaa"));
    CHECK(line.ends_with("bbb…"));
    auto const place = line.find("迦");
    REQUIRE(place != std::string::npos);
    CHECK(caret.size() == place - std::string("…").size() + 1 + 1);  // … is one cell
    CHECK(caret.back() == '^');
}

TEST_CASE("a line that nobody can have written is not shown", "[text]") {
    SourceSet sources;
    auto const file = sources.add(SourceText("s", "s", std::string(100'000, 'a')));
    Diagnostics diagnostics;
    diagnostics.error({file, 1, 50'000}, "r", "m");
    CHECK(printed(diagnostics, sources) == "s:1:50000: error: m [r]\n");
}

TEST_CASE("colour comes only when asked for", "[text]") {
    SourceSet sources;
    auto const file = sources.add(SourceText("s", "s", "x\n"));
    Diagnostics diagnostics;
    diagnostics.error({file, 1, 1}, "r", "m");
    CHECK(printed(diagnostics, sources, false).find('\x1b') == std::string::npos);
    CHECK(printed(diagnostics, sources, true).find("\x1b[1;31merror:\x1b[0m m [r]") != std::string::npos);
}

TEST_CASE("a long value is shortened in a message", "[text]") {
    CHECK(ticked("迦") == "`迦`");
    auto const shortened = ticked(std::string(3000, 'x'));
    CHECK(shortened == "`" + std::string(60, 'x') + "…`");
}
