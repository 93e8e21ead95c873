// SPDX-License-Identifier: MIT
// The letter lists of other works as they were collected: how many letters each has and how many do not fit, and
// cells that were verified twice.
#include "support/catch.hpp"
#include "support/real_database.hpp"

using xitan::test::ask;

TEST_CASE("every list has its letters, and says of how many it is in doubt", "[corpus]") {
    CHECK(ask("SELECT l.list, l.letters, count(*), sum(a.certainty = 'low') FROM lists AS l "
              "JOIN list_letters AS a ON a.list = l.id GROUP BY l.id ORDER BY l.date_from, l.date_to, l.list") ==
          "T222|41|41|5\n"
          "T221|42|42|2\n"
          "T1509|42|42|1\n"
          "T223|42|42|0\n"
          "T374|50|50|0\n"
          "T376|50|50|0\n"
          "T375|50|50|0\n"
          "T468|50|50|0\n"
          "T1764|50|50|0\n"
          "T190|38|38|0\n"
          "C1163|47|47|0\n"
          "T1829|35|35|2\n"
          "T220|43|43|0\n"
          "T278|42|42|10\n"
          "T187|46|46|0\n"
          "T295|42|42|10\n"
          "T279|42|42|4\n"
          "T850|35|35|0\n"
          "T1828|34|34|1\n"
          "T1092|54|54|15\n"
          "T848-2|34|34|0\n"
          "T848-5|50|50|0\n"
          "T1019|42|42|0\n"
          "T1020|42|42|0\n"
          "T469|50|50|0\n"
          "T880|50|50|0\n"
          "T2132|51|51|0\n"
          "T1736|50|50|0\n"
          "T2128-25|50|50|0\n"
          "T2128-5|43|43|0\n"
          "T293|42|42|0\n"
          "T997|42|42|3\n"
          "T863|49|49|0\n"
          "T852a|49|49|0\n"
          "T1658|26|26|0\n"
          "T884|50|50|0\n");
    CHECK(ask("SELECT count(*), count(DISTINCT work), min(date_from), max(date_to) FROM lists "
              "WHERE source IS NOT NULL") == "35|33|286|1011\n");
}

TEST_CASE("cells of the lists that were verified twice are as they were found", "[corpus]") {
    CHECK(
        ask("SELECT l.list, a.slot, a.chinese, a.gloss, a.line FROM list_letters AS a JOIN lists AS l ON l.id = a.list "
            "WHERE (l.list, a.slot) IN (VALUES ('T376', 'gha'), ('T468', 'gha'), ('T187', 'ja'), ('T848-2', 'ga'), "
            "('T880', 'ga'), ('T2132', 'ga')) ORDER BY l.date_from, l.list") ==
        "T376|gha|伽|重音|0888b12\n"
        "T468|gha|恒||0498a18\n"
        "T187|ja|社||0560a11\n"
        "T848-2|ga|哦||0010a27\n"
        "T880|ga|誐|上|0338c08\n"
        "T2132|ga|迦|渠下反輕音音近其下反。餘國有音疑可反|1188a02\n");
}

TEST_CASE("the treatise's own list is one among the lists, made of its letters", "[corpus]") {
    CHECK(ask("SELECT a.ordinal, a.letter, a.chinese, a.line FROM list_letters AS a WHERE a.list = 'list/t2132' "
              "EXCEPT SELECT row_number() OVER (ORDER BY kind DESC, ordinal), id, name_zh, line FROM letters") == "");
    CHECK(ask("SELECT count(*) FROM list_letters WHERE list = 'list/t2132'") == ask("SELECT count(*) FROM letters"));
}

TEST_CASE("a doubt has its reason, and what does not fit is given as no letter", "[corpus]") {
    CHECK(ask("SELECT count(*), sum(because IS NULL) FROM list_letters WHERE certainty IN ('medium', 'low')") ==
          "98|0\n");
    CHECK(ask("SELECT count(*), count(letter), count(iast), count(slot) FROM list_letters WHERE certainty = 'low'") ==
          "53|0|0|53\n");
    // Places that are no letter keep what they are: ska, hva.
    CHECK(ask("SELECT count(*) FROM list_letters WHERE slot NOT IN (SELECT iast FROM letters)") == "154\n");
}

TEST_CASE("what has no character is printed as a composition, beside Unicode where that has it", "[corpus]") {
    CHECK(
        ask("SELECT list, slot, chinese FROM list_letters WHERE instr(chinese_unicode, '[') ORDER BY list, ordinal") ==
        "list/t2128-25|ḍha|[木*(共/未)]\nlist/t2128-25|da|[打-丁+(裛-巴+一)]\nlist/t880|ḷ|[口*(口/口)]\n");
    CHECK(ask("SELECT chinese_unicode FROM list_letters WHERE list = 'list/t374' AND slot = 'gha'") == "𠷐\n");
}

TEST_CASE("the sounds of other countries are found in the lists that have just these", "[corpus]") {
    CHECK(ask("SELECT letter, elsewhere, count(DISTINCT list) FROM elsewhere_in_lists GROUP BY letter, elsewhere "
              "ORDER BY letter") == "letter/ba|麼|11\nletter/ma|莽|10\nletter/na|曩|10\nletter/nya|壤|3\n");
    CHECK(ask("SELECT DISTINCT a.chinese FROM elsewhere_in_lists AS x "
              "JOIN list_letters AS a ON a.list = x.list AND a.ordinal = x.ordinal WHERE x.letter = 'letter/nya'") ==
          "壤\n");
    CHECK(ask("SELECT to_id, because FROM xrefs WHERE from_id = 'letter/nya' AND relation = 'elsewhere-as-in' "
              "ORDER BY to_id") == "list/t187|壤\nlist/t848-5|壤\nlist/t852a|壤\n");
    CHECK(ask("SELECT count(*) FROM xrefs WHERE from_id = 'list/t187' AND relation = 'as-elsewhere'") == "1\n");
}

TEST_CASE("a letter leads to every list that has it, and a list to its letters", "[corpus]") {
    CHECK(ask("SELECT count(*) FROM xrefs WHERE from_id = 'letter/ka' AND relation = 'in-list'") ==
          ask("SELECT count(DISTINCT list) FROM list_letters WHERE letter = 'letter/ka'"));
    CHECK(ask("SELECT from_id, to_id FROM xrefs WHERE relation = 'in-list' EXCEPT SELECT to_id, from_id FROM xrefs "
              "WHERE relation = 'has-letter'") == "");
}
