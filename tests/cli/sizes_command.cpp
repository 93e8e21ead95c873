// SPDX-License-Identifier: MIT
#include "cli/command_line.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/temporary_folder.hpp"

#include <algorithm>

using namespace xitan;
using namespace xitan::test;

TEST_CASE("sizes lists tables, and fails only over a budget", "[cli]") {
    TemporaryFolder const folder;
    folder.write("large", "total 999999999\n");
    folder.write("small", "total 1000\n");
    folder.write("none", "spelling 5\n");
    auto const with = [&](std::string const& name) {
        return xitan_run_on_real(
            {"sizes", "--format", "csv", "--limit", "2", "--budget", (folder.path() / name).string()});
    };
    Outcome const good = with("large");
    CHECK(good.code == 0);
    CHECK(good.out.starts_with("table,rows,bytes,indexes\n"));
    CHECK(std::count(good.out.begin(), good.out.end(), '\n') == 3);
    CHECK(good.err.find("bytes\n") != std::string::npos);
    Outcome const bad = with("small");
    CHECK(bad.code == 1);
    CHECK(bad.out == good.out);
    for (char const* const part : {"more than its budget", "spelling has grown from 0 to", "or agree on more in"}) {
        CHECK(bad.err.find(part) != std::string::npos);
    }
    CHECK(with("none").err.find("is not understood: there is no line `total bytes`") != std::string::npos);
    CHECK(with("gone").err.find("gone` cannot be read") != std::string::npos);
    CHECK(with("gone").code == 2);
    CHECK(with("gone").out.empty());
}

TEST_CASE("a folder is no budget", "[cli]") {
    auto const outcome = xitan_run_on_real({"sizes", "--budget", "."});
    CHECK(outcome.code == 2);
    CHECK(outcome.err == "xitan: the budget `.` is a folder\n");
}
