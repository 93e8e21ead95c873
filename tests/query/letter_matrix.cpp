// SPDX-License-Identifier: MIT
// The lists of one order side by side.
#include "query/letter_matrix.hpp"

#include "export/exported.hpp"
#include "export/formats.hpp"
#include "store/rich_treatise.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"

#include <sstream>

using namespace xitan;
using namespace xitan::test;

namespace {

std::string csv(LetterMatrix const& matrix) {
    std::ostringstream out;
    write_matrix(matrix, *format("csv")->make(out, {}));
    return out.str();
}

std::string cell(LetterMatrix const& matrix, std::string const& letter, std::string const& list) {
    for (auto const& row : matrix.rows) {
        if (row.letter != letter) continue;
        for (std::size_t i = 0; i < matrix.lists.size(); ++i) {
            if (matrix.lists[i].starts_with(list + " ")) return row.cells.at(i);
        }
    }
    return "no such cell";
}

}  // namespace

TEST_CASE("a matrix has one column a list of its order, by date, and one row a letter", "[query]") {
    Database const database = Database::open_read_only(real_database());
    std::size_t lists = 0;
    for (std::string const& order : letter_orders(database)) {
        INFO(order);
        LetterMatrix const matrix = letter_matrix(database, {order});
        lists += matrix.lists.size();
        std::string const of_order = " WHERE order_system = '" + order + "'";
        std::string titles, letters;
        for (auto const& list : matrix.lists) titles += list.substr(0, list.find(' ')) + "\n";
        CHECK(titles == ask("SELECT list FROM lists" + of_order + " ORDER BY date_from, date_to, list"));
        CHECK(
            std::to_string(matrix.rows.size()) + "\n" ==
            ask("SELECT count(DISTINCT slot) FROM list_letters WHERE list IN (SELECT id FROM lists" + of_order + ")"));
        std::size_t filled = 0;
        for (auto const& row : matrix.rows) {
            CHECK(row.cells.size() == matrix.lists.size());
            for (auto const& one : row.cells) filled += one.empty() ? 0 : 1;
        }
        CHECK(
            std::to_string(filled) + "\n" ==
            ask("SELECT count(*) FROM (SELECT DISTINCT list, slot FROM list_letters WHERE list IN (SELECT id FROM lists" +
                of_order + "))"));
    }
    CHECK(std::to_string(lists) + "\n" == ask("SELECT count(*) FROM lists"));
}

TEST_CASE("a letter that a list repeats has one cell with all its characters, and what does not fit is marked",
          "[query]") {
    Database const database = Database::open_read_only(real_database());
    LetterMatrix const mixed = letter_matrix(database, {"arapacana-mixed"});
    CHECK(cell(mixed, "ra", "T1092") == "落 囉");
    CHECK(cell(mixed, "la", "T1092") == "薄? 攞");
    CHECK(cell(mixed, "ska", "T1092") == "塞迦");
    LetterMatrix const other = letter_matrix(database, {"arapacana"});
    CHECK(cell(other, "a", "T222").empty());  // it begins with the second letter
    CHECK(other.rows.front().letter == "a");
    CHECK(other.rows.at(1).letter == "ra");
    CHECK(cell(other, "va", "T222") == "惒");
}

TEST_CASE("years and letters narrow a matrix", "[query]") {
    Database const database = Database::open_read_only(real_database());
    LetterMatrix matrix = letter_matrix(database, {"varnamala", 518, 518});
    CHECK(matrix.lists == std::vector<std::string>{"T468 518"});
    keep_letters(matrix, {"ṅa", "ga"});
    CHECK(csv(matrix) == "letter,T468 518\nga,伽\nṅa,誐\n");
    CHECK(letter_matrix(database, {"varnamala", 2000, 2001}).lists.empty());
    CHECK(letter_matrix(database, {"no such order"}).lists.empty());
}

TEST_CASE("a matrix as CSV reads back, also with names that mean something to CSV or SQL", "[query]") {
    Database database = rich_database();
    database.run("UPDATE letter_list SET name = 'a,\"b\"; DROP TABLE entry' WHERE title_zh IS NOT NULL", "test");
    database.run("UPDATE list_letter SET slot = 'x\"\n''' WHERE ordinal = 3", "test");
    LetterMatrix const matrix = letter_matrix(database, {"short"});
    auto const rows = csv_rows(csv(matrix));
    REQUIRE(rows.size() == matrix.rows.size() + 1);
    CHECK(rows.front().at(1) == "a,\"b\"; DROP TABLE entry 8th c.");
    for (std::size_t i = 0; i < matrix.rows.size(); ++i) {
        std::vector<std::string> wanted{matrix.rows[i].letter};
        wanted.insert(wanted.end(), matrix.rows[i].cells.begin(), matrix.rows[i].cells.end());
        CHECK(rows.at(i + 1) == wanted);
    }
    CHECK(cell(matrix, "x\"\n'", "a,\"b\"; DROP TABLE entry") == "𠷐");
}
