// SPDX-License-Identifier: MIT
#include "query/id_list.hpp"

#include "export/ids.hpp"
#include "query/diff.hpp"
#include "store/errors.hpp"
#include "store/rich_treatise.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"

#include <sstream>

using namespace xitan;
using namespace xitan::test;
using Catch::Matchers::Contains;

namespace {

using Lines = std::vector<std::string>;

IdList parsed(std::string const& text) { return parse_ids(text, "some.ids"); }

}  // namespace

TEST_CASE("ids that follow each other share a line, and the list gives them back", "[query]") {
    std::set<std::string> const ids{"cell/01.01.08", "cell/01.01.09", "cell/01.01.10", "cell/01.02.01",
                                    "letter/ka",     "cell/01.01.12", "chapter/09",    "chapter/10"};
    CHECK(runs(ids) == Lines{"cell/01.01.08 to 10", "cell/01.01.12", "cell/01.02.01", "chapter/09 to 10", "letter/ka"});
    std::string text;
    for (auto const& line : runs(ids)) text += line + "\n";
    CHECK(parsed(text).used == ids);
}

TEST_CASE("numbers of another length are no run", "[query]") {
    CHECK(runs({"row/9", "row/10", "row/99", "row/100"}) == Lines{"row/10", "row/100", "row/9", "row/99"});
}

TEST_CASE("a list may have comments, empty lines and line ends of other systems", "[query]") {
    IdList const list = parsed("# head\r\n\r\nletter/ka\r\nletter/xa withdrawn");
    CHECK(list.used == std::set<std::string>{"letter/ka"});
    CHECK(list.withdrawn.size() == 1);
    CHECK(list.withdrawn.contains("letter/xa"));
}

TEST_CASE("what is no list of ids is refused with its line", "[query]") {
    for (std::string const line :
         {"letter", "/ka", "letter/", "letter/KA", "letter/ka ", "row/01 to", "row/01 to x", "row/09 to 01",
          "row/1 to 12", "letter/ka to 12", "row/0000001 to 9999999", "迦", "letter/ka withdrawn because"}) {
        INFO(line);
        CHECK_THROWS_AS(parsed("letter/ka\n" + line + "\n"), DatabaseError);
        CHECK_THROWS_WITH(parsed("letter/ka\n" + line + "\n"), Contains("some.ids:2"));
    }
    CHECK_THROWS_WITH(parsed("# nothing else\n"), Contains("there is no id"));
}

TEST_CASE("the list that the program writes has every id of the database, and is stable", "[query]") {
    Database const database = rich_database();
    std::ostringstream once, again;
    write_ids(database, once);
    write_ids(database, again);
    CHECK(once.str() == again.str());
    IdList const read = parsed(once.str()), held = ids_of(database);
    CHECK(read.used == held.used);
    REQUIRE(held.withdrawn.size() == 1);
    CHECK(read.withdrawn.contains(held.withdrawn.begin()->first));
    CHECK(held.withdrawn.begin()->second == "there is no such chapter; see cell/03.01.01");
}
