// SPDX-License-Identifier: MIT
#include "support/treatise.hpp"

#include "support/catch.hpp"

#include <filesystem>
#include <sstream>

namespace xitan::test {

Compilation const& treatise() {
    static Compilation compilation;
    static bool const compiled = [] {
        std::ostringstream out;
        Progress progress(Terminal{out, out});
        compile(std::filesystem::path(XITAN_ROOT) / "sources", compilation, progress, out);
        return true;
    }();
    REQUIRE(compiled);
    REQUIRE(complaints(compilation) == "");
    return compilation;
}

std::string complaints(Compilation const& compilation) {
    std::ostringstream out;
    print(out, compilation.diagnostics, compilation.sources, false);
    return out.str();
}

}  // namespace xitan::test
