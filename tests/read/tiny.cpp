// SPDX-License-Identifier: MIT
#include "support/catch.hpp"
#include "support/tiny_treatise.hpp"

using namespace xitan;
using namespace xitan::test;

TEST_CASE("the tiny treatise has no fault", "[read]") {
    Compiled const compiled(tiny_treatise());
    CHECK(compiled.printed() == "");
    CHECK(compiled.corpus.letters.size() == 5);
    CHECK(compiled.generated.cells.size() == 10);
}
