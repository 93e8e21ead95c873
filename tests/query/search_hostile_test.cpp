// SPDX-License-Identifier: MIT
// Whatever is typed, the search never fails.
#include "query/search.hpp"
#include "query/search_text.hpp"
#include "store/rich_treatise.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"

#include <random>

namespace xitan::test {

namespace {

std::vector<std::string> const pieces{"\"",
                                      "'",
                                      "*",
                                      "(",
                                      ")",
                                      ":",
                                      "-",
                                      "+",
                                      "^",
                                      "{",
                                      "}",
                                      "[",
                                      "]",
                                      ",",
                                      ";",
                                      ".",
                                      "/",
                                      "\\",
                                      "%",
                                      "_",
                                      "?",
                                      "!",
                                      "=",
                                      "<",
                                      ">",
                                      "|",
                                      "&",
                                      "$",
                                      "#",
                                      "@",
                                      "~",
                                      "`",
                                      " ",
                                      "\t",
                                      "\n",
                                      "\r",
                                      std::string(1, '\0'),
                                      "\x01",
                                      "\x7f",
                                      "\xff",
                                      "\xc3",
                                      "\xed\xa0\x80",
                                      "\xf4\x90\x80\x80",
                                      "\u00a0",
                                      "\u200b",
                                      "\u200d",
                                      "\ufeff",
                                      "\ufffd",
                                      "\U0010ffff",
                                      "\u3000",
                                      "\u0323",
                                      "\u0304",
                                      "\U000e0100",
                                      "😀",
                                      "NEAR",
                                      "NEAR(",
                                      "AND",
                                      "OR",
                                      "NOT",
                                      "title",
                                      "han",
                                      "english",
                                      "rank",
                                      "search",
                                      "rowid",
                                      "ka",
                                      "kya",
                                      "ṅka",
                                      "k",
                                      "r̥",
                                      "x",
                                      "sh",
                                      "0",
                                      "1186a03",
                                      "迦",
                                      "居下",
                                      "(上)",
                                      "〇",
                                      "𭽽",
                                      "𑖎",
                                      "𑖿",
                                      "𑗘",
                                      "क्",
                                      "é",
                                      "Ω"};

// A fixed sequence, the same on every machine.
class Sweep {
public:
    std::string operator()() {
        std::string text;
        for (std::size_t n = 1 + next() % 8; n > 0; --n) text += pieces[next() % pieces.size()];
        return text;
    }

private:
    std::size_t next() { return random_(); }
    std::mt19937 random_{20231130};
};

std::string shown(std::string const& text) {
    std::string hex;
    for (char const character : text) {
        constexpr std::string_view digits = "0123456789abcdef";
        auto const c = static_cast<unsigned char>(character);
        (hex += digits[c >> 4U]) += digits[c & 15U];
    }
    return text + " " + hex;
}

}  // namespace

TEST_CASE("no text that is typed raises an error of SQLite", "[query]") {
    Database const database = rich_database();
    Sweep sweep;
    std::size_t found = 0;
    for (int i = 0; i < 5000; ++i) {
        std::string const text = sweep();
        INFO(shown(text));
        REQUIRE_NOTHROW(found += search(database, {text, {}, {}, 5}).found);
    }
    CHECK(found > 100);  // the sweep is not all nonsense
}

TEST_CASE("the index of the real sources takes them too", "[query]") {
    Database const database = Database::open_read_only(real_database());
    Sweep sweep;
    for (int i = 0; i < 100; ++i) {
        std::string const text = sweep();
        INFO(shown(text));
        REQUIRE_NOTHROW((void)search(database, {text, {}, {}, 5}));
    }
}

TEST_CASE("raw, most of them would be refused", "[query]") {
    Database const database = rich_database();
    Sweep sweep;
    int refused = 0;
    for (int i = 0; i < 300; ++i) {
        try {
            database.each("SELECT 1 FROM search WHERE search MATCH ?1", {sweep()}, [](ResultRow const&) {});
        } catch (std::exception const&) {
            ++refused;
        }
    }
    CHECK(refused > 150);
}

TEST_CASE("punctuation in the search box finds something or nothing, and that is all", "[query]") {
    Database const database = Database::open_read_only(real_database());
    for (std::string const text : {"迦(上)略(上)", "kya."}) {
        INFO(text);
        CHECK(search(database, {text, {}, {}, 5}).found > 0);
    }
    for (std::string const text : {"-", "\"", "*", "", "()", "\xff"}) {
        INFO(text);
        CHECK(search(database, {text, {}, {}, 5}).found == 0);
    }
    for (std::string const text : {"a:b", "NEAR(", "NEAR(ka kya)", "title:ka", "ka AND", "^ka", "ka + kya"}) {
        INFO(text);
        CHECK_NOTHROW((void)search(database, {text, {}, {}, 5}));
    }
}

TEST_CASE("long texts are searched for as a whole", "[query]") {
    Database const database = rich_database();
    std::string run, words, guesses;
    for (int i = 0; i < 5000; ++i) {
        run += "迦";
        words += "ka ";
        guesses += "sh";
    }
    CHECK(search(database, {run, {}, {}, 5}).found == 0);
    CHECK_NOTHROW((void)search(database, {words, {}, {}, 5}));
    CHECK(search(database, {guesses, {}, {}, 5}).found == 0);
}

TEST_CASE("what is typed is cut into terms, each quoted", "[query]") {
    auto const expression = [](std::string_view text) { return match_expression(search_terms(clean_query(text))); };
    CHECK(expression("迦") == "\"迦\"");
    CHECK(expression("居下") == "(\"居下\" AND {han english} : \"居 下\")");
    CHECK(expression("名kya枳也") == "\"名\" AND \"kya\" AND (\"枳也\" AND {han english} : \"枳 也\")");
    CHECK(expression("ky*") == "\"ky\" *");
    CHECK(expression("*ky") == "\"ky\"");
    CHECK(expression("迦*") == "\"迦\"");
    CHECK(expression("a\"b") == "\"a\" AND \"b\"");
    CHECK(expression("𑖎𑖿𑖧") == "\"𑖎𑖿𑖧\"");
    CHECK(search_terms("-*\"()").empty());
    CHECK(clean_query(" \u3000ka\u200d\ufe0f ") == "ka");
    CHECK(clean_query("n\u0307ka") == "ṅka");
    CHECK(bare_word("«kya».") == "kya");
}

}  // namespace xitan::test
