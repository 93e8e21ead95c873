// SPDX-License-Identifier: MIT
#include "export/glyph_text.hpp"

#include "store/rich_treatise.hpp"
#include "support/catch.hpp"

using namespace xitan;
using namespace xitan::test;

namespace {

// "1+2 -": begin and length of each, or a dash.
std::string where(std::string_view line, std::vector<std::string> const& lemmata) {
    std::vector<Pieces> pieces;
    for (auto const& lemma : lemmata) pieces.push_back(apparatus_pieces(lemma));
    std::string text;
    for (auto const& span : places(apparatus_pieces(line), pieces)) {
        text += text.empty() ? "" : " ";
        text += span ? std::to_string(span->first) + '+' + std::to_string(span->second) : "-";
    }
    return text;
}

}  // namespace

TEST_CASE("a glyph of the apparatus is a code and the Latin letters behind it", "[export]") {
    CHECK(apparatus_pieces("反{SD-DA53}kṣā迦{SD-CFC3}也") ==
          Pieces{{"反", ""}, {"kṣā", "SD-DA53"}, {"迦", ""}, {"", "SD-CFC3"}, {"也", ""}});
    CHECK(apparatus_pieces("a{b") == Pieces{{"a", ""}, {"{", ""}, {"b", ""}});
    CHECK(apparatus_pieces("").empty());
}

TEST_CASE("a line is cut into characters and glyphs", "[export]") {
    auto const lines = line_pieces(rich_database());
    CHECK(lines.at("0001a06") == Pieces{{"生", ""},
                                        {"字", ""},
                                        {"六", ""},
                                        {"即", ""},
                                        {"ka", "SD-A440"},
                                        {"迦", ""},
                                        {"(", ""},
                                        {"上", ""},
                                        {")", ""},
                                        {"三", ""},
                                        {"字", ""}});
    CHECK(lines.at("0001a07") == Pieces{{"合", ""}, {"", "SD-CFC3"}, {"等", ""}});
    CHECK_FALSE(lines.contains("0001a01"));
}

TEST_CASE("a lemma that stands once has its place, and one that stands twice has none", "[export]") {
    CHECK(where("迦嚩字", {"嚩"}) == "1+1");
    CHECK(where("迦嚩字嚩", {"嚩"}) == "-");
    CHECK(where("迦字", {"嚩"}) == "-");
    CHECK(where("", {"嚩"}) == "-");
}

TEST_CASE("as many variants as places are taken in order", "[export]") {
    CHECK(where("迦嚩字嚩", {"嚩", "字", "嚩"}) == "1+1 2+1 3+1");
    CHECK(where("迦嚩字嚩嚩", {"嚩", "嚩"}) == "- -");
}

TEST_CASE("glyphs are told apart by their codes, not by their romanisations", "[export]") {
    CHECK(where("{SD-1}ṅa哦{SD-2}ṅa", {"{SD-2}ṅa"}) == "2+1");
    CHECK(where("{SD-1}ṅa哦{SD-2}ṅa", {"{SD-3}ṅa", "ṅa"}) == "- -");
}

TEST_CASE("a lemma that overlaps an earlier one has no place", "[export]") {
    CHECK(where("一二三四", {"二三", "三四", "一"}) == "1+2 - 0+1");
}
