// SPDX-License-Identifier: MIT
#include "support/bad_file.hpp"
#include "support/catch.hpp"
#include "support/tiny_treatise.hpp"

#include <algorithm>

using namespace xitan::test;

TEST_CASE("each bad file is reported as it says, and nothing else is", "[read]") {
    auto const files = bad_files();
    REQUIRE(files.size() > 0);
    for (auto const& bad : files) {
        INFO(bad.name);
        Compiled const compiled(tiny_treatise_with(bad.replaces, bad.text));
        auto complaints = compiled.complaints();
        std::sort(complaints.begin(), complaints.end());
        INFO(compiled.printed());
        CHECK(complaints == bad.expects);
    }
}

TEST_CASE("a bad file is named after a rule that it breaks", "[read]") {
    for (auto const& bad : bad_files()) {
        INFO(bad.name);
        CHECK(std::any_of(bad.expects.begin(), bad.expects.end(), [&](std::string const& expected) {
            return bad.name.starts_with(expected.substr(expected.rfind(' ') + 1));
        }));
    }
}
