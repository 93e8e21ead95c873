// SPDX-License-Identifier: MIT
// The ids that were published are kept or withdrawn, and the list of the version in the making is the present one.
#include "export/ids.hpp"
#include "query/diff.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/temporary_folder.hpp"

#include <filesystem>
#include <sstream>

using namespace xitan;
using namespace xitan::test;

namespace {

namespace fs = std::filesystem;

fs::path releases() { return fs::path(XITAN_ROOT) / "docs" / "releases"; }

}  // namespace

TEST_CASE("no id of a release is dropped without a word or used again", "[corpus]") {
    IdList const now = ids_of(Database::open_read_only(real_database()));
    std::size_t lists = 0;
    for (auto const& file : fs::directory_iterator(releases())) {
        if (file.path().extension() != ".ids") continue;
        ++lists;
        INFO(file.path());
        Differences const broken = broken_promises(parse_ids(read_file(file.path()), file.path()), now);
        for (Difference const& one : broken) {
            FAIL_CHECK(one.id << " is " << name_of(one.change) << "; see docs/releases/README.md");
        }
    }
    CHECK(lists > 0);
}

TEST_CASE("the list of ids of the present version is up to date", "[corpus]") {
    Database const database = Database::open_read_only(real_database());
    fs::path const list = releases() / (database.text("SELECT version FROM work ORDER BY work_id LIMIT 1") + ".ids");
    INFO(list << " must be what `xitan export - --format ids` prints; docs/releases/README.md says more");
    REQUIRE(fs::exists(list));
    std::ostringstream now;
    write_ids(database, now);
    CHECK((read_file(list) == now.str()));
}
