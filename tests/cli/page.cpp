// SPDX-License-Identifier: MIT
#include "cli/page.hpp"

#include "support/catch.hpp"
#include "text/utf8.hpp"

#include <sstream>

using namespace xitan;

using Lines = std::vector<std::string>;

TEST_CASE("text is broken at blanks and beside Han characters, which take two cells", "[cli]") {
    CHECK(wrap("one two three", 7) == Lines{"one two", "three"});
    CHECK(wrap("渠下反輕音", 6) == Lines{"渠下反", "輕音"});
    CHECK(wrap("see 渠下 here", 7) == Lines{"see 渠", "下 here"});
    CHECK(wrap("ka迦", 3) == Lines{"ka", "迦"});
    CHECK(wrap("a\nb", 9) == Lines{"a b"});
    CHECK(wrap("", 9).empty());
}

TEST_CASE("no line begins with a closing mark or ends with an opening one", "[cli]") {
    CHECK(wrap("渠下反。輕音", 6) == Lines{"渠下", "反。輕", "音"});
    CHECK(wrap("迦(上)略(上)", 5) == Lines{"迦", "(上)", "略", "(上)"});
}

TEST_CASE("a word that is too long stands alone, whole", "[cli]") {
    CHECK(wrap("a kaukautail b", 5) == Lines{"a", "kaukautail", "b"});
}

TEST_CASE("marks that combine stay with their letter", "[cli]") {
    CHECK(wrap("𑖎𑖿𑖧 kya", 4) == Lines{"𑖎𑖿𑖧", "kya"});
    CHECK(padded("𑖎𑖴", 3) == "𑖎𑖴  ");
    CHECK(padded("迦", 4) == "迦  ");
}

TEST_CASE("no line of an item is wider than the page", "[cli]") {
    for (int const width : {40, 61, 100}) {
        std::ostringstream out;
        Page page(out, width, false);
        page.item("main",
                  "渠下反 → 羣開二麻上 gaeX ~ ga ✓ · marginal, by S2, S5 · light · 1188a02 渠下反輕音音近其下反");
        page.item("a label that is long", "text");
        std::istringstream lines(out.str());
        for (std::string line; std::getline(lines, line);) CHECK(display_width(line) <= width);
    }
}

TEST_CASE("headings are bold on a terminal only", "[cli]") {
    std::ostringstream plain, coloured;
    Page(plain, 0, false).heading("Sound");
    Page(coloured, 0, true).heading("Sound");
    CHECK(plain.str() == "\nSound\n");
    CHECK(coloured.str() == "\n\x1b[1mSound\x1b[0m\n");
}
