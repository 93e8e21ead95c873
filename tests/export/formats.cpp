// SPDX-License-Identifier: MIT
// Each format, byte for byte, on values that are hard on it.
#include "export/formats.hpp"

#include "support/catch.hpp"

#include <nlohmann/json.hpp>

#include <sstream>
#include <vector>

using namespace xitan;
using namespace std::string_view_literals;

namespace {

using Row = std::vector<Value>;

std::string written(std::string_view name, std::vector<std::string> const& columns, std::vector<Row> const& rows) {
    std::ostringstream out;
    auto const sink = format(name)->make(out, {});
    sink->columns(columns);
    for (Row const& row : rows) sink->row(row);
    sink->finish();
    return out.str();
}

std::vector<std::string> const columns{"text", "number", "more, of it"};
std::vector<Row> const nasty{
    {"a,b"sv, std::int64_t{-3}, "say \"no\""sv},
    {"two\nlines"sv, 1.5, "cr\r\nlf"sv},
    {Value(), Value(), ""sv},
    {"迦(上)𑖎𑖿𑖧"sv, std::int64_t{6226}, "r\u0325 𑖏\U0001158E"sv},
    {"[兀*骨] a|b"sv, 2.0, "\\ <b> & _x_"sv},
};

}  // namespace

TEST_CASE("there are five formats, each found by its name", "[export]") {
    std::string names;
    for (Format const& one : formats()) {
        names += std::string(one.name) + ' ';
        CHECK(format(one.name) == &one);
        CHECK_FALSE(one.meaning.empty());
    }
    CHECK(names == "table csv json jsonl markdown ");
    CHECK(format("xml") == nullptr);
    CHECK(format("") == nullptr);
}

TEST_CASE("CSV quotes what must be, and tells NULL from an empty text", "[export]") {
    CHECK(written("csv", columns, nasty) ==
          "text,number,\"more, of it\"\n"
          "\"a,b\",-3,\"say \"\"no\"\"\"\n"
          "\"two\nlines\",1.5,\"cr\r\nlf\"\n"
          ",,\"\"\n"
          "迦(上)𑖎𑖿𑖧,6226,r\u0325 𑖏\U0001158E\n"
          "[兀*骨] a|b,2.0,\\ <b> & _x_\n");
    CHECK(written("csv", {"a"}, {}) == "a\n");
}

TEST_CASE("JSON has the characters themselves and numbers as numbers", "[export]") {
    std::string const text = written("json", columns, nasty);
    CHECK(text ==
          "[\n"
          R"(  {"text": "a,b", "number": -3, "more, of it": "say \"no\""},)"
          "\n"
          R"(  {"text": "two\nlines", "number": 1.5, "more, of it": "cr\r\nlf"},)"
          "\n"
          R"(  {"text": null, "number": null, "more, of it": ""},)"
          "\n"
          "  {\"text\": \"迦(上)𑖎𑖿𑖧\", \"number\": 6226, \"more, of it\": \"r\u0325 𑖏\U0001158E\"},\n"
          R"(  {"text": "[兀*骨] a|b", "number": 2.0, "more, of it": "\\ <b> & _x_"})"
          "\n]\n");
    CHECK(nlohmann::json::parse(text).at(3).at("text") == "迦(上)𑖎𑖿𑖧");
    CHECK(written("json", {"a"}, {}) == "[]\n");
    CHECK(written("json", {"a"}, {{"\xff"sv}}) == "[\n  {\"a\": \"\uFFFD\"}\n]\n");
}

TEST_CASE("JSON lines are an object a line, and none where there is no row", "[export]") {
    CHECK(written("jsonl", {"a", "b"}, {{"x\ny"sv, Value()}, {std::int64_t{1}, "迦"sv}}) ==
          "{\"a\": \"x\\ny\", \"b\": null}\n{\"a\": 1, \"b\": \"迦\"}\n");
    CHECK(written("jsonl", {"a"}, {}).empty());
}

TEST_CASE("Markdown escapes what it would take for its own", "[export]") {
    CHECK(written("markdown", {"a", "b_c"},
                  {{"[兀*骨] a|b"sv, "x\r\ny\nz"sv}, {Value(), std::int64_t{3}}, {"\\ <b>"sv, 0.5}}) ==
          "| a | b\\_c |\n"
          "| --- | --- |\n"
          "| \\[兀\\*骨\\] a\\|b | x<br>y<br>z |\n"
          "| | 3 |\n"
          "| \\\\ \\<b\\> | 0.5 |\n");
}
