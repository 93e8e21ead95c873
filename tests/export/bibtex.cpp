// SPDX-License-Identifier: MIT
#include "export/bibtex.hpp"

#include "store/rich_treatise.hpp"
#include "support/catch.hpp"

#include <sstream>

using namespace xitan;
using namespace xitan::test;

namespace {

std::string bibtex(Database const& database) {
    std::ostringstream out;
    write_bibtex(database, out);
    return out.str();
}

}  // namespace

TEST_CASE("the work and each source are an entry of BibTeX", "[export]") {
    CHECK(bibtex(rich_database()) ==
          "@misc{tiny,\n  title = {小記 (A small treatise)},\n  author = {{nobody}}\n}\n\n"
          "@misc{made-up,\n  title = {Made up for tests},\n  copyright = {CC0-1.0}\n}\n\n");
}

TEST_CASE("braces of a title stay in pairs", "[export]") {
    Database database = rich_database();
    database.run("UPDATE source SET title = 'a } b { c'", "test");
    CHECK(bibtex(database).find("{a {\\textbraceright} b {\\textbraceleft} c}") != std::string::npos);
}

TEST_CASE("a source with the id of the work stands for the work", "[export]") {
    Database database = rich_database();
    database.run("UPDATE source SET id = 'tiny'", "test");
    CHECK(bibtex(database) == "@misc{tiny,\n  title = {Made up for tests},\n  copyright = {CC0-1.0}\n}\n\n");
}
