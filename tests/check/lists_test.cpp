// SPDX-License-Identifier: MIT
// The lists of other works beside the treatise's own. That each rule is kept, tests/bad shows.
#include "support/catch.hpp"
#include "support/tiny_treatise.hpp"

namespace xitan::test {

namespace {

// A list with this name and these rows.
std::string list(std::string const& name, std::string const& rows) {
    return "list: " + name +
           "\ntitle: {zh: 他經}\nauthor: somebody\ndate: {from: 701}\norder: short\nsource: made-up\nletters:\n" + rows;
}

std::string const row = "  - {order: 7, letter: ka, zh: 居, line: 0001a02}\n";

std::vector<std::string> complaints(std::string const& rows) {
    return Compiled(tiny_treatise_with("lists/x.yaml", list("T1", rows))).complaints();
}

}  // namespace

TEST_CASE("a list may begin with any number, and repeat a letter", "[check]") {
    CHECK(complaints(row + "  - {order: 8, letter: ka, zh: 居, line: 0001a02}\n").empty());
    CHECK(complaints("  - {order: 0, letter: ka, zh: 居, line: 0001a02}\n") ==
          std::vector<std::string>{"lists/x.yaml:8:13 order-gap"});
}

TEST_CASE("a list is given once, however its name is written, also the treatise's own", "[check]") {
    Files files = tiny_treatise_with("lists/a.yaml", list("T1", row));
    files["lists/b.yaml"] = list("t1", row);
    CHECK(Compiled(files).complaints() == std::vector<std::string>{"lists/b.yaml:1:7 list-twice"});
    files.erase("lists/b.yaml");
    files["work.yaml"] += "list: {list: t1, date: {from: 800}, order: long}\n";
    CHECK(Compiled(files).complaints() == std::vector<std::string>{"lists/a.yaml:1:7 list-twice"});
    CHECK(Compiled(files).printed().find("first here") != std::string::npos);
}

TEST_CASE("the order of the treatise's own list is known too", "[check]") {
    Files files = tiny_treatise();
    files["work.yaml"] += "list: {list: T0, date: {from: 800}, order: middle}\n";
    auto const found = Compiled(files).complaints();
    REQUIRE(found.size() == 1);
    CHECK(found.front().ends_with(" unknown-order"));
}

TEST_CASE("a paragraph may begin before the line of an earlier letter, a line may not", "[check]") {
    std::string const earlier = "  - {order: 8, letter: ga, zh: 伽, line: 0001a01";
    CHECK(complaints(row + earlier + ", scope: block}\n").empty());
    CHECK(complaints(row + earlier + ", scope: computed}\n") ==
          std::vector<std::string>{"lists/x.yaml:9:41 line-backwards"});
    // No letter stands before the paragraph of an earlier one.
    CHECK(complaints("  - {order: 7, letter: ka, zh: 居, line: 0001a02, scope: block}\n" + earlier + "}\n") ==
          std::vector<std::string>{"lists/x.yaml:9:41 line-backwards"});
}

TEST_CASE("what is no letter is a syllable of the script; a letter is in doubt only where it does not fit", "[check]") {
    CHECK(complaints("  - {order: 1, slot: kya, zh: 枳也, line: 0001a02}\n").empty());
    CHECK(
        complaints("  - {order: 1, slot: ka, zh: 伊, line: 0001a02, certainty: low, because: it spells i}\n").empty());
    CHECK(complaints("  - {order: 1, letter: ka, zh: 伽, line: 0001a02, certainty: medium, because: sic}\n").empty());
}

TEST_CASE("compositions in brackets are characters", "[check]") {
    CHECK(complaints("  - {order: 1, letter: ka, zh: \"瑟[糸*(奓/一)]\", unicode: 瑟䋾, line: 0001a02}\n").empty());
}

}  // namespace xitan::test
