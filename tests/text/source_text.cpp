// SPDX-License-Identifier: MIT
#include "text/source_text.hpp"

#include "support/catch.hpp"

using namespace xitan;

TEST_CASE("a byte-order mark and CRLF leave no trace", "[text]") {
    SourceText const source("s/a.yaml", "a.yaml",
                            "\xEF\xBB\xBF"
                            "a: 1\r\nb: 2\r\n");
    CHECK(source.text() == "a: 1\nb: 2\n");
    CHECK(source.line_count() == 2);
    CHECK(source.line(2) == "b: 2");
    CHECK(source.shown_path() == "s/a.yaml");
    CHECK(source.relative_path() == "a.yaml");
}

TEST_CASE("a lone CR and a second byte-order mark stay, so that they are reported", "[text]") {
    CHECK(SourceText("", "", "a\rb").text() == "a\rb");
    CHECK(SourceText("", "", "\xEF\xBB\xBF\xEF\xBB\xBF").text() == "\xEF\xBB\xBF");
}

TEST_CASE("lines are numbered from 1 and end without their end", "[text]") {
    SourceText const source("", "", "one\n\nthree");
    CHECK(source.line_count() == 3);
    CHECK(source.line(0).empty());
    CHECK(source.line(1) == "one");
    CHECK(source.line(2).empty());
    CHECK(source.line(3) == "three");
    CHECK(source.line(4).empty());
    CHECK(SourceText("", "", "").line_count() == 0);
}

TEST_CASE("columns count characters, not bytes", "[text]") {
    SourceText const source("", "", "name: 迦𑖎x\n");
    CHECK(source.column_of(1, 0) == 1);
    CHECK(source.column_of(1, 6) == 7);
    CHECK(source.column_of(1, 9) == 8);
    CHECK(source.column_of(1, 13) == 9);
    CHECK(source.column_of(1, 1000) == 10);
    CHECK(source.column_of(7, 0) == 1);
}

TEST_CASE("a source set numbers its files in the order they come", "[text]") {
    SourceSet sources;
    CHECK(sources.add(SourceText("x", "x", "")) == 0);
    CHECK(sources.add(SourceText("y", "y", "")) == 1);
    CHECK(sources.size() == 2);
    CHECK(sources[1].shown_path() == "y");
    CHECK_THROWS_AS(sources[2], std::out_of_range);
}
