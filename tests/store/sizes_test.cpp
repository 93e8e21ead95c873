// SPDX-License-Identifier: MIT
#include "store/sizes.hpp"

#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/temporary_folder.hpp"

#include <stdexcept>

using namespace xitan;
using namespace xitan::test;

namespace {

std::string refused(std::string const& text) {
    try {
        (void)parse_size_budget(text);
    } catch (std::runtime_error const& error) {
        return error.what();
    }
    return {};
}

std::vector<TableSize> const sizes{{"large", 3, 600, 300}, {"small", 9, 50, std::nullopt}};

}  // namespace

TEST_CASE("tables and their indexes make up the file, the costliest first", "[store]") {
    auto const database = Database::open_read_only(real_database());
    std::int64_t sum = 0, before = INT64_MAX;
    for (TableSize const& size : table_sizes(database)) {
        INFO(size.name);
        CHECK(size.rows == database.integer("SELECT count(*) FROM " + sql_name(size.name)));
        auto const bytes = size.bytes.value_or(0) + size.indexes.value_or(0);
        CHECK(bytes <= before);
        before = bytes;
        sum += bytes;
    }
    CHECK(file_size(database) == static_cast<std::int64_t>(std::filesystem::file_size(real_database())));
    if (sum == 0) {
        WARN("this SQLite has no dbstat: only rows are counted");
        return;
    }
    CHECK(sum == file_size(database));  // a compact copy has no free pages
}

TEST_CASE("the database keeps within its budget", "[store]") {
    auto const database = Database::open_read_only(real_database());
    auto const budget = parse_size_budget(read_file(std::filesystem::path(XITAN_ROOT) / "docs/size-budget.txt"));
    CHECK(over_budget(table_sizes(database), file_size(database), budget).value_or("") == "");
}

TEST_CASE("a file over its budget is told by how much, and what has grown", "[store]") {
    SizeBudget const budget{{"total", 1000}, {"large", 700}, {"small", 50}};
    CHECK(over_budget(sizes, 1000, budget) == std::nullopt);
    CHECK(over_budget(sizes, 1001, budget) ==
          "it takes 1001 bytes, 1 more than its budget\n  large has grown from 700 to 900");
    CHECK(over_budget(sizes, 1100, {{"total", 1000}, {"large", 900}}) ==
          "it takes 1100 bytes, 100 more than its budget\n  small has grown from 0 to 50");
}

TEST_CASE("a budget is lines of name and bytes with a total", "[store]") {
    CHECK(parse_size_budget("# words\n\ntotal 10 # bytes\r\n a\t5") == SizeBudget{{"total", 10}, {"a", 5}});
    CHECK(refused("a 5\n") == "there is no line `total bytes`");
    CHECK(refused("") == "there is no line `total bytes`");
    for (std::string const line :
         {"total", "total ten", "total 1.5", "total -1", "total 1 2", "total 99999999999999999999"}) {
        CHECK(refused("#\n" + line + '\n') == "line 2 is no `name bytes` of its own");
    }
    CHECK(refused("total 1\ntotal 1\n") == "line 2 is no `name bytes` of its own");
}
