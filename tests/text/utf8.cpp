// SPDX-License-Identifier: MIT
#include "text/utf8.hpp"

#include "support/catch.hpp"

using namespace xitan;

namespace {

std::vector<TextFault> faults(std::string_view text) {
    std::vector<TextFault> list;
    for (auto const& problem : text_problems(text, 10)) list.push_back(problem.fault);
    return list;
}

}  // namespace

TEST_CASE("Han, Siddham, marks and joiners may stand in a source", "[text]") {
    CHECK(text_problems("迦𑖎𑖯 r̥̄ [兀*骨] 〇\n\t\r", 10).empty());
    CHECK(text_problems("क्‍ष", 10).empty());  // with U+200D
    CHECK(text_problems("", 10).empty());
}

TEST_CASE("each fault of a text is named", "[text]") {
    using enum TextFault;
    CHECK(faults("a\xFF") == std::vector{broken_utf8});
    CHECK(faults("\xC0\xAF") == std::vector{broken_utf8, broken_utf8});  // an overlong slash
    CHECK(faults("\xF4\x90\x80\x80").front() == broken_utf8);            // above U+10FFFF
    CHECK(faults("\xE8\xBF") == std::vector{broken_utf8, broken_utf8});
    CHECK(faults("\xED\xA0\x80") == std::vector{surrogate});
    CHECK(faults("\uFFFD") == std::vector{replacement_character});
    CHECK(faults("\uE000\U000F0000") == std::vector{private_use, private_use});
    CHECK(faults("\uFDD0\U0001FFFE") == std::vector{noncharacter, noncharacter});
    CHECK(faults("\x01\x7F\u0085\u200B\uFEFF\u202E\u2028") == std::vector<TextFault>(7, control));
    CHECK(faults(std::string_view("\0", 1)) == std::vector{control});
}

TEST_CASE("a fault has its offset, code point and first byte", "[text]") {
    auto const problems = text_problems("迦\xED\xB0\x80\uE000", 10);
    REQUIRE(problems.size() == 2);
    CHECK(problems[0].offset == 3);
    CHECK(problems[0].code_point == 0xDC00);
    CHECK(problems[0].byte == 0xED);
    CHECK(problems[1].offset == 6);
    CHECK(code_point_name(problems[1].code_point) == "U+E000");
    CHECK(text_problems("\xFF\xFF\xFF", 2).size() == 2);
}

TEST_CASE("text splits into characters, and a broken byte is one too", "[text]") {
    CHECK(characters("a迦𑖎") == std::vector<std::string_view>{"a", "迦", "𑖎"});
    CHECK(characters("a\xFF迦").size() == 3);
    CHECK(character_count("a\xFF迦") == 3);
    CHECK(code_point("𑖎") == 0x1158E);
    CHECK(code_point("\xFF") == 0);
    CHECK(utf8(0x1158E) == "𑖎");
    CHECK(code_point_name(0x41) == "U+0041");
    CHECK(code_point_name(0x1158E) == "U+1158E");
}

TEST_CASE("normalization form C is told from other forms", "[text]") {
    CHECK(is_nfc("ā迦"));
    CHECK_FALSE(is_nfc("a\u0304"));
    CHECK_FALSE(is_nfc("\uF9FD"));  // a compatibility ideograph
    CHECK(nfc("ka\u0304") == "kā");
    CHECK(nfc("r\u0304\u0325") == "r\u0325\u0304");
    CHECK_THROWS_AS(nfc("\xFF"), std::invalid_argument);
}

TEST_CASE("Han characters are told from the rest", "[text]") {
    for (char32_t const han : {U'迦', U'〇', U'㐀', U'\U0002DF7D', U'\U00031350'}) CHECK(is_han(han));
    for (char32_t const other : {U'a', U'。', U'ā', U'\U0001158E', U'あ'}) CHECK_FALSE(is_han(other));
}

TEST_CASE("display width counts terminal cells", "[text]") {
    CHECK(display_width("abc") == 3);
    CHECK(display_width("迦(上)") == 6);
    CHECK(display_width("a\u0304") == 1);
    CHECK(display_width("") == 0);
}

TEST_CASE("nearest suggests what may be meant and nothing else", "[text]") {
    std::vector<std::string> const keys{"fanqie", "prefix", "target", "of"};
    CHECK(nearest("fanqe", keys) == "fanqie");
    CHECK(nearest("fnaqie", keys) == "fanqie");
    CHECK(nearest("targets", keys) == "target");
    CHECK(nearest("kaa", {"ka", "kā"}) == "ka");
    CHECK(nearest("kā", {"ka", "ga"}) == "ka");
    CHECK(nearest("", {"abc"}) == std::nullopt);
    CHECK(nearest("unrelated", keys) == std::nullopt);
    CHECK(nearest("word", {}) == std::nullopt);
}
