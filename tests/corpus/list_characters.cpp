// SPDX-License-Identifier: MIT
// The characters of the letter lists, and what they sounded like in Middle Chinese.
#include "support/catch.hpp"
#include "support/real_database.hpp"

using xitan::test::ask;

TEST_CASE("the characters of a letter are what is printed for it, in order", "[corpus]") {
    CHECK(ask("SELECT count(*) FROM (SELECT list, ordinal, group_concat(character, '') AS text FROM "
              "(SELECT * FROM list_characters ORDER BY list, ordinal, place) GROUP BY list, ordinal) AS c "
              "JOIN list_letters AS v ON v.list = c.list AND v.ordinal = c.ordinal WHERE v.chinese_unicode = c.text") ==
          ask("SELECT count(*) FROM list_letters"));
    CHECK(ask("SELECT list, ordinal FROM list_characters GROUP BY list, ordinal HAVING max(place) <> count(*)") == "");
}

TEST_CASE("every character of the lists has initials or says why it has none", "[corpus]") {
    CHECK(
        ask("SELECT list, character FROM list_characters WHERE status IS NULL OR (initials IS NULL) <> (status = 'lost') "
            "OR (because IS NULL) <> (status = 'guangyun') OR (form IS NULL) <> (status <> 'variant')") == "");
    CHECK(
        ask("SELECT DISTINCT character, form FROM list_characters WHERE character IN ('恒', '陁', '駄', '䭾', '姹', '辣') "
            "ORDER BY character") == "䭾|馱\n姹|奼\n恒|恆\n辣|辢\n陁|陀\n駄|馱\n");
}

TEST_CASE("no list before the 8th century writes a voiced stop with a nasal initial, and hardly one later does not",
          "[corpus]") {
    std::string const voiced =
        " FROM list_characters AS c JOIN lists AS l ON l.id = c.list WHERE c.certainty <> 'low' "
        "AND l.order_system = 'varnamala' AND c.slot IN ('ga', 'ja', 'ḍa', 'da', 'ba') AND c.status <> 'lost' ";
    CHECK(ask("SELECT count(*)" + voiced + "AND l.date_to < 700 AND c.agreement = 'regional'") == "0\n");
    CHECK(ask("SELECT l.list, c.slot, c.character, c.agreement" + voiced +
              "AND l.date_from > 700 AND l.source IS NOT NULL AND c.agreement <> 'regional' ORDER BY l.date_from") ==
          "T2128-25|ja|嵯|broad\n");
}

TEST_CASE("the treatise's own list has the characters of its names with the sounds of their readings", "[corpus]") {
    CHECK(ask("SELECT c.character, c.onset, c.initials, c.expected_initial, c.agreement FROM list_characters AS c "
              "WHERE c.list = 'list/t2132' AND c.letter IN ('letter/ka', 'letter/ga', 'letter/vr') ORDER BY c.ordinal, "
              "c.place") == "紇|∅|匣|匣|yes\n里|r|來|來|yes\n迦|k|見|見|yes\n迦|g|見|羣|no\n");
}
