// SPDX-License-Identifier: MIT
// The glyph of a form is that of the digitised text, at its line.
#include "support/catch.hpp"
#include "support/tiny_treatise.hpp"

namespace xitan::test {

namespace {

// The complaints when a letter has a form with this glyph, and its line, if quoted, this end.
std::vector<std::string> complaints(std::string const& glyph, std::string const& end) {
    Files files = tiny_treatise();
    files.at("letters/ka.yaml") += "forms:\n  - {kind: alternate, glyph: " + glyph + "}\n";
    std::string const line = end.empty() ? "" : "  0001a03: \"迦(居下反。餘國有音居可反。" + end + ")\"\n";
    files["passages.yaml"] =
        "passages:\n" + line + "  0001a06: 生字六。三字。迦(上)\n  0001a08: 生字四\n  0001a09: 己也(二合)\n";
    return Compiled(files).complaints();
}

}  // namespace

TEST_CASE("the glyph of a form stands in the passage of its line, where there is one", "[check]") {
    CHECK(complaints("SD-E3FC", "{SD-E3FC}").empty());
    CHECK(complaints("SD-E3FC", "{SD-E3FC=ka}").empty());
    CHECK(complaints("SD-E3FC", "").empty());
    std::vector<std::string> const complaint{"letters/ka.yaml:20:30 not-in-the-text"};
    CHECK(complaints("SD-E3FC", "SD-E3FC") == complaint);
    CHECK(complaints("SD-E3F", "{SD-E3FC=ka}") == complaint);
    CHECK(complaints("SD-E3FD", "{SD-E3FC}") == complaint);
}

}  // namespace xitan::test
