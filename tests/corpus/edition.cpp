// SPDX-License-Identifier: MIT
// The database as a critical edition: that every reading, variant and emendation of the text is there.
// The figures come from a count of the printed text; the queries derive them from the database.
#include "support/catch.hpp"
#include "support/real_database.hpp"

using xitan::test::ask;

TEST_CASE("every fanqie of the text is there, with its two spellers", "[corpus]") {
    CHECK(ask("SELECT count(*), count(DISTINCT printed) FROM readings WHERE kind = 'fanqie'") == "104|97\n");
    CHECK(ask("SELECT count(*) FROM readings WHERE kind = 'fanqie' AND (upper IS NULL OR lower IS NULL)") == "0\n");
    CHECK(ask("SELECT entry, printed, prefix, upper, lower FROM readings WHERE prefix IS NOT NULL OR length(upper) > 1 "
              "OR upper NOT BETWEEN '一' AND '鿿' AND length(lower) = 1 AND upper < '一'") ==
          "letter/nga|ṅa講反||ṅa|講\nletter/ra|曷力下反|曷|力|下\n");
}

TEST_CASE("every sound gloss without two spellers is there", "[corpus]") {
    CHECK(ask("SELECT line, iast, text FROM readings WHERE kind = 'direct' ORDER BY line") ==
          "1186b09|ra|曷力遐\n1187b11|mṅka|莾\n1187c01|a|惡\n1187c05|u|屋\n1187c09|o|污\n1187c12|aḥ|惡\n1188a10|ña|壤\n"
          "1188a22|na|曩\n1188b01|ba|麼\n1188b03|ma|莽\n1188b08|va|和\n1188b12|ha|賀\n1189c25|mṅka|莽\n");
}

TEST_CASE("every transcription is there: 307 beside a glyph or a row, and those named only in Chinese", "[corpus]") {
    std::string const only_in_chinese =
        "kind = 'transcription' AND (line BETWEEN '1187b05' AND '1187b21' OR rejected = 1 OR (line, text) IN "
        "(VALUES ('1189b01', '拏'), ('1189c27', '秖耶')))";
    CHECK(ask("SELECT count(*) FROM readings WHERE kind = 'transcription' AND NOT (" + only_in_chinese + ")") ==
          "307\n");
    CHECK(ask("SELECT iast, text FROM readings WHERE " + only_in_chinese + " ORDER BY line, id") ==
          "tta|多\njja|闍\nṭṭa|吒\nṇṇa|拏\nstra|悉多羅\nṣṭra|瑟吒羅\nstra|阿悉多羅\nṅka|盎迦\nmṅka|麼盎迦\nbhrūṃ|部林\n"
          "ska|阿索迦\nk|秸\nkh|稧\nśrī|室梨\nkṛ|訖里\nṇṇa|拏\nṇṇa|盎拏\ntta|多多\nya|秖耶\ntta|多多\nrra|囉囉\n");
    CHECK(ask("SELECT count(*) FROM readings AS r JOIN letters AS l ON l.id = r.entry AND l.name_zh = r.printed "
              "WHERE r.kind = 'transcription'") == "51\n");
}

TEST_CASE("ten letters have a sound in other countries", "[corpus]") {
    CHECK(ask("SELECT group_concat(iast, ' ') FROM letters WHERE elsewhere IS NOT NULL") ==
          "ga ṅa ja ña ḍa ṇa da na ba ma\n");
    CHECK(ask("SELECT count(*), count(DISTINCT entry) FROM readings WHERE role = 'elsewhere'") == "10|10\n");
}

TEST_CASE("light and heavy stand where the text says them", "[corpus]") {
    CHECK(ask("SELECT weight, group_concat(iast, ' ') FROM letters WHERE weight IS NOT NULL GROUP BY weight ORDER BY "
              "weight DESC") == "light|ga ja ḍa da ba\nheavy|gha jha ḍha dha bha\n");
}

TEST_CASE("what the text itself rejects is marked", "[corpus]") {
    CHECK(ask("SELECT entry, printed FROM readings WHERE rejected = 1 AND kind = 'fanqie'") == "letter/ya|祗也反\n");
}

TEST_CASE("the 17 alternate forms are there, and code points only where they are certain", "[corpus]") {
    CHECK(ask("SELECT count(*), count(codepoint) FROM forms WHERE kind = 'alternate'") == "17|2\n");
    CHECK(ask("SELECT letter, codepoint FROM forms WHERE codepoint IS NOT NULL ORDER BY line") ==
          "letter/ii|U+115DA\nletter/u|U+115DB\n");
    CHECK(ask("SELECT group_concat(replace(letter, 'letter/', ''), ' ') FROM forms WHERE kind = 'alternate'") ==
          "aa i ii u uu o au am nga cha ja nya tta ttha nna ta na\n");
    CHECK(ask("SELECT count(*) FROM forms WHERE kind = 'half'") != "0\n");
}

TEST_CASE("every row of the apparatus is there, with the main text as lemma", "[corpus]") {
    CHECK(ask("SELECT count(*), sum(lemma_witness = '大'), sum(witness = 'CB') FROM variants") == "83|83|3\n");
    CHECK(ask("SELECT lemma, reading FROM variants WHERE line = '1188b10'") == "{SD-A66E}ṣa|{SD-A67A}sa\n");
    CHECK(ask("SELECT lemma, reading FROM variants WHERE line = '1189a16'") == "聲|重\n");
}

TEST_CASE("an emendation is adopted when it is certain or high, and never replaces what is printed", "[corpus]") {
    CHECK(ask("SELECT DISTINCT certainty, adopted FROM emendations ORDER BY certainty") ==
          "certain|1\nhigh|1\nlow|0\nmedium|0\n");
    CHECK(ask("SELECT name_zh, name_adopted FROM letters WHERE id = 'letter/ga'") == "迦|迦\n");
    CHECK(ask("SELECT printed, text FROM readings WHERE line = '1188c28' AND iast = 'rkya'") == "阿勒已也|阿勒己也\n");
    CHECK(ask("SELECT printed, text FROM readings WHERE line = '1189c01' AND iast = 'gṛ'") == "佉里|佉里\n");
    CHECK(ask("SELECT printed, proposed, adopted FROM emendations WHERE line = '1187c13'") ==
          "上之三對上短上長。下三對上長下短|上之三對上短下長。下三對上長下短|1\n");
    CHECK(ask("SELECT count(*) FROM emendations WHERE line = '1188b10' AND printed LIKE '%sa%'") == "1\n");
}

TEST_CASE("readings follow the system where the digitised label is wrong", "[corpus]") {
    CHECK(ask("SELECT iast FROM readings WHERE line = '1186b22' AND kind = 'transcription' ORDER BY id") == "ka\nkā\n");
    CHECK(ask("SELECT iast FROM readings WHERE line IN ('1189a16', '1189a21', '1189b17', '1189b19') "
              "AND kind = 'transcription' ORDER BY line, id") == "ṅgha\nṅghā\nñjha\nñjhā\nṅśa\nṅśā\nṅsa\nṅsā\n");
    CHECK(ask("SELECT entry FROM readings WHERE line = '1189c16' AND text = '阿沙訶'") == "cell/17.32.01\n");
}

TEST_CASE("every letter and chapter has its gloss and its comment", "[corpus]") {
    CHECK(ask("SELECT count(*) FROM (SELECT id FROM letters UNION ALL SELECT id FROM chapters) AS e WHERE "
              "NOT EXISTS (SELECT 1 FROM commentaries WHERE entry = e.id AND language = 'zh') OR "
              "NOT EXISTS (SELECT 1 FROM commentaries WHERE entry = e.id AND language = 'en')") == "0\n");
    CHECK(ask("SELECT count(*) FROM (SELECT id FROM letters UNION ALL SELECT id FROM chapters)") == "70\n");
}

TEST_CASE("passages are quoted from the first line to where the starting document ends", "[corpus]") {
    CHECK(ask("SELECT count(*), count(text), min(line), max(CASE WHEN text IS NOT NULL THEN line END) FROM lines") ==
          "336|259|1186a03|1189a14\n");
    CHECK(ask("SELECT text FROM lines WHERE line = '1188a01'") == "kha佉字(去下反音近去可反)。\n");
    CHECK(ask("SELECT text FROM lines WHERE line = '1189a14'") == "ṅkha盎佉(上)ṅkhā盎佉(平)(生\n");
}

TEST_CASE("one statement answers the questions of a critical reader", "[corpus]") {
    // Which characters write both ka and ga?
    CHECK(ask("SELECT DISTINCT a.text FROM readings AS a JOIN readings AS b ON b.text = a.text "
              "WHERE a.iast = 'ka' AND b.iast = 'ga' AND a.kind = 'transcription' AND b.kind = 'transcription'") ==
          "迦\n");
    // What did the manuscript of 1130 read here?
    CHECK(ask("SELECT lemma, reading FROM variants WHERE witness = '甲' AND line = '1188c18'") == "娜|那\n");
}
