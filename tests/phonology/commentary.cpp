// SPDX-License-Identifier: MIT
// The editors' page on what the fanqie give when they are resolved: every figure in it comes out of
// the database again.
#include "support/catch.hpp"
#include "support/real_database.hpp"

#include <algorithm>
#include <string>

using xitan::test::ask;

namespace {

std::string number(std::string_view select) {
    std::string text = ask(select);
    if (!text.empty()) text.pop_back();
    return text;
}

// The editors' comments on the preface, with every run of blanks as one.
std::string page() {
    std::string text;
    for (char const c : ask("SELECT text FROM commentaries WHERE entry = 'chapter/00' AND language = 'en'")) {
        bool const blank = c == ' ' || c == '\n';
        if (!blank || (!text.empty() && text.back() != ' ')) text += blank ? ' ' : c;
    }
    return text;
}

void says(std::string const& words) {
    INFO(words);
    CHECK(page().find(words) != std::string::npos);
}

}  // namespace

TEST_CASE("the page on main and near readings has the figures of the database", "[phonology]") {
    std::string const main = "FROM fanqie_resolutions WHERE role = 'main' AND which = 'printed'";
    std::string const near = "FROM fanqie_resolutions WHERE role = 'near' AND which = 'printed'";
    std::string const all = number("SELECT count(*) " + main);
    CHECK(number("SELECT count(*) " + main + " AND agreement = 'yes'") == all);
    says("All " + all + " main fanqie have an initial that agrees");
    says(number("SELECT count(*) " + main + " AND lower = '下'") + " of the " + all + " take 下 as lower speller, " +
         number("SELECT count(*) " + near + " AND lower IN ('可', '我')") + " of the " +
         number("SELECT count(*) " + near) + " near ones 可 or 我");
    says(number("SELECT count(*) " + main + " AND status = 'none'") + " of the main and " +
         number("SELECT count(*) " + near + " AND status = 'none'") +
         " of the near fanqie have no candidate that could exist");
    CHECK(number("SELECT count(*) FROM fanqie_resolutions WHERE status = 'none' AND upper || lower IN "
                 "('他下', '娑下', '卓我', '沙可')") == "4");
}

TEST_CASE("the page on light and heavy has the figures of the database", "[phonology]") {
    std::string const pairs =
        "FROM xrefs AS x "
        "JOIN fanqie_resolutions AS a ON a.reading_id = (SELECT id FROM readings WHERE entry = x.from_id AND role = "
        "'main') "
        "JOIN fanqie_resolutions AS b ON b.reading_id = (SELECT id FROM readings WHERE entry = x.to_id AND kind = "
        "'fanqie' LIMIT 1) "
        "WHERE x.relation = 'light-heavy'";
    std::string const all = number("SELECT count(*) " + pairs);
    says("in " + number("SELECT count(*) " + pairs + " AND substr(a.position, 1, 1) = substr(b.position, 1, 1)") +
         " of the " + all + " pairs the two have the same");
    says("all " + number("SELECT count(*) " + pairs + " AND a.lower = '下'") +
         " light letters have 下 in their main fanqie, all " +
         number("SELECT count(*) " + pairs + " AND b.lower IN ('我', '可')") + " heavy ones 我 or 可");
}

TEST_CASE("the page on other countries has the figures of the database", "[phonology]") {
    CHECK(number("SELECT count(DISTINCT entry) FROM readings WHERE role = 'elsewhere'") == "10");
    says(
        "For the " +
        number("SELECT count(*) FROM letter AS l JOIN entry AS e USING (entry_id) JOIN readings AS r ON r.entry = e.id "
               "WHERE r.role = 'elsewhere' AND l.manner = 'nasal'") +
        " nasals it is the same initial");
    std::string const stops =
        "FROM letter AS l JOIN entry AS e USING (entry_id) JOIN readings AS r ON r.entry = e.id "
        "LEFT JOIN fanqie_resolutions AS f ON f.reading_id = r.id WHERE r.role = 'elsewhere' AND l.manner = 'stop'";
    says("For " +
         number("SELECT count(*) " + stops +
                " AND (substr(f.position, 1, 1) IN ('疑', '日', '孃', '泥', '明') OR r.text = '麼')") +
         " of the " + number("SELECT count(*) " + stops) + " unaspirated voiced stops it is a nasal initial");
}

TEST_CASE("the page on tones has the figures of the database", "[phonology]") {
    auto const tags = [](std::string const& length, std::string const& tone) {
        return number("SELECT coalesce(sum(count), 0) FROM tones WHERE source = 'tag' AND length = '" + length +
                      "' AND tone = '" + tone + "'");
    };
    CHECK(tags("short", "平") == "0");
    CHECK(tags("long", "上") == "0");
    says("of the short vowels " + tags("short", "上") + " are tagged 上 and none 平, of the long ones " +
         tags("long", "平") + " are tagged 平 and none 上; 去 has " + tags("short", "去") + " short and " +
         tags("long", "去") + " long ones");
}
