// SPDX-License-Identifier: MIT
// A table lines up on a terminal.
#include "export/formats.hpp"
#include "support/catch.hpp"
#include "text/utf8.hpp"

#include <sstream>
#include <vector>

using namespace xitan;
using namespace std::string_view_literals;

namespace {

using Row = std::vector<Value>;

std::string table(std::vector<std::string> const& columns, std::vector<Row> const& rows, TableStyle style = {}) {
    std::ostringstream out;
    auto const sink = format("table")->make(out, style);
    sink->columns(columns);
    for (Row const& row : rows) sink->row(row);
    sink->finish();
    return out.str();
}

std::vector<std::string> lines(std::string const& text) {
    std::vector<std::string> list;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) list.push_back(line);
    return list;
}

// Where in a line a word begins, in cells.
int begins(std::string const& line, std::string_view word) {
    auto const at = line.find(word);
    REQUIRE(at != std::string::npos);
    return display_width(std::string_view(line).substr(0, at));
}

std::vector<Row> const mixed{
    {"ka"sv, "迦(上)略(上)"sv, std::int64_t{7}, "|1"sv},
    {"r\u0325"sv, "𑖎𑖿𑖧"sv, std::int64_t{6226}, "|2"sv},
    {Value(), "ṅka"sv, Value(), "|3"sv},
};

}  // namespace

TEST_CASE("columns line up with Han, combining marks and Siddham in them", "[export]") {
    auto const text = lines(table({"iast", "zh", "count", "end"}, mixed));
    REQUIRE(text.size() == 5);
    int const end = begins(text[0], "end");
    CHECK(begins(text[2], "|1") == end);
    CHECK(begins(text[3], "|2") == end);
    CHECK(begins(text[4], "|3") == end);
    CHECK(begins(text[0], "zh") == 6);
    CHECK(begins(text[2], "迦") == 6);
    CHECK(begins(text[4], "ṅ") == 6);
}

TEST_CASE("a table is drawn so, numbers to the right and no blanks at the end", "[export]") {
    CHECK(table({"zh", "n", "note"}, {{"迦"sv, std::int64_t{7}, "x"sv}, {"居下"sv, std::int64_t{12}, Value()}}) ==
          "zh     n  note\n"
          "────  ──  ────\n"
          "迦     7  x\n"
          "居下  12\n");
    CHECK(table({"a", "b"}, {}) == "a  b\n─  ─\n");
    CHECK(table({"a"}, {{"two\nlines\tand \x1b[31mred"sv}}) == "a\n──────────────────────\ntwo lines and  [31mred\n");
}

TEST_CASE("on a narrow terminal the widest texts give way, numbers never", "[export]") {
    std::vector<Row> const rows{{"short"sv, std::int64_t{123456}, "迦略迦略迦略迦略迦略"sv, "abcdefghijklmnop"sv}};
    for (int const width : {24, 30, 40, 47}) {
        INFO(width);
        auto const text = lines(table({"a", "n", "zh", "x"}, rows, {false, width}));
        for (auto const& line : text) CHECK(display_width(line) <= width);
        CHECK(text[2].find("123456") != std::string::npos);
        CHECK(text[2].find("…") != std::string::npos);
    }
    auto const whole = table({"a", "n", "zh", "x"}, rows);
    CHECK(whole == table({"a", "n", "zh", "x"}, rows, {false, 200}));
    CHECK(whole.find("…") == std::string::npos);
}

TEST_CASE("a text is not cut between a letter and its mark, and no Han is cut in half", "[export]") {
    CHECK(lines(table({"a"}, {{"abr\u0325\u0304cdef"sv}}, {false, 4}))[2] == "abr\u0325\u0304…");
    CHECK(lines(table({"a"}, {{"迦略迦略"sv}}, {false, 4}))[2] == "迦…");
}

TEST_CASE("only the head is coloured, and only if asked for", "[export]") {
    auto const painted = lines(table({"a"}, {{"x"sv}}, {true, 0}));
    CHECK(painted[0] == "\x1b[1ma\x1b[0m");
    CHECK(painted[1] == "\x1b[2m─\x1b[0m");
    CHECK(painted[2] == "x");
    CHECK(table({"a"}, {{"x"sv}}).find('\x1b') == std::string::npos);
}
