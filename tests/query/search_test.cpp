// SPDX-License-Identifier: MIT
// What people type, and what they find: the table of the search's specification, row by row.
#include "query/search.hpp"

#include "query/search_spelling.hpp"
#include "query/search_text.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <set>
#include <sstream>

namespace xitan::test {

namespace {

Database const& database() {
    static Database const open = Database::open_read_only(real_database());
    return open;
}

SearchAnswer search_for(std::string text, std::string scheme = {}, std::string kind = {}, std::size_t limit = 0) {
    return search(database(), {std::move(text), std::move(scheme), std::move(kind), limit});
}

// "ṅka exact hk; …": the syllables that are found by their spelling.
std::string spelled(std::string text, std::string scheme = {}) {
    std::string list;
    SearchAnswer const answer = search_for(std::move(text), std::move(scheme));
    for (std::size_t i = 0; i < answer.spelled; ++i) {
        SearchHit const& hit = answer.hits[i];
        if (hit.kind == "syllable") list += (list.empty() ? "" : "; ") + *hit.written + ' ' + hit.matched;
    }
    return list;
}

std::vector<std::string> ids(SearchAnswer const& answer, std::string const& kind) {
    std::vector<std::string> list;
    for (SearchHit const& hit : answer.hits) {
        if (hit.kind == kind) list.push_back(hit.id);
    }
    return list;
}

std::string without(std::string text, std::string_view what) {
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what)) text.erase(at, what.size());
    return text;
}

}  // namespace

TEST_CASE("a syllable is found as any scheme writes it, whatever joiners and normal forms", "[query]") {
    CHECK(spelled("ṅka") == "ṅka exact iast");
    CHECK(spelled("n\u0307ka") == "ṅka exact iast");
    CHECK(spelled("ङ्क") == "ṅka exact devanagari");
    CHECK(spelled("ङ्\u200dक") == "ṅka exact devanagari");
    CHECK(spelled("𑖒𑖿𑖎") == "ṅka exact siddham");
    CHECK(spelled("Gka") == "ṅka exact hk");
    CHECK(spelled("Nka") == "ṅka exact slp1");
    CHECK(spelled("~Nka") == "ṅka exact itrans");
    CHECK(spelled("kr̥") == "kṛ exact iso15919");
    CHECK(spelled("kr\u0323") == "kṛ exact iast");
    CHECK(spelled("𑖎𑖿𑖧𑗜") == "kyu exact siddham");
}

TEST_CASE("a letter without its diacritics is found as such, and marked so", "[query]") {
    CHECK(spelled("kṝ") == "kṛ folded ascii");
    CHECK(spelled("nka") == "ṅka folded ascii; ṅkā folded ascii");
}

TEST_CASE("what two schemes write alike is shown for both", "[query]") {
    CHECK(spelled("za") == "śa exact hk; ṣa exact slp1");
    CHECK(spelled("cha") == "cha exact iast; ca exact itrans; chā folded ascii");
    CHECK(spelled("za", "hk") == "śa exact hk");
    CHECK(spelled("za", "slp1") == "ṣa exact slp1");
    CHECK(spelled("za", "iast") == "");
}

TEST_CASE("a star finds all that begins so", "[query]") {
    auto const begin = [](std::string const& start) {
        return ask(
            "SELECT group_concat(id, ' ') FROM (SELECT DISTINCT y.id FROM syllables AS y WHERE substr(y.iast, 1, "
            "length('" +
            start + "')) = '" + start + "')");
    };
    for (std::string const start : {"kya", "ky", "ṅk", "śr"}) {
        INFO(start);
        auto const found = ids(search_for(start + "*"), "syllable");
        std::string const wanted = begin(start);
        std::istringstream words(wanted);
        std::size_t count = 0;
        for (std::string id; words >> id; ++count) CHECK(std::find(found.begin(), found.end(), id) != found.end());
        CHECK(count > 1);
        auto const only = ids(search_for(start + "*", "iast"), "syllable");
        CHECK(std::set<std::string>(only.begin(), only.end()).size() == count);
        for (std::string const& id : only) CHECK((' ' + wanted).find(' ' + id) != std::string::npos);
    }
    CHECK(spelled("Gka*", "hk").starts_with("ṅka prefix hk"));
    CHECK(spelled("Gka*", "iast").empty());
    CHECK(search_for("*", "hk").found == 0);
}

TEST_CASE("a line is found by its name: its passage, and all that stands on it", "[query]") {
    auto const answer = search_for("1188a02");
    REQUIRE(answer.found > 0);
    CHECK(answer.hits.front().kind == "passage");
    CHECK(ids(answer, "letter") == std::vector<std::string>{"letter/ga"});
    std::string readings;
    for (std::string const& id : ids(answer, "reading")) readings += id + '\n';
    CHECK(readings ==
          ask("SELECT d.id FROM search_document AS d JOIN line AS i USING (line_id) WHERE d.kind = 'reading'"
              " AND i.name = '1188a02' ORDER BY d.document_id"));
    CHECK(!readings.empty());
    std::size_t tried = 0;
    database().each("SELECT name FROM line WHERE line_id IN (SELECT line_id FROM search_line) AND line_id % 7 = 0",
                    [&](ResultRow const& row) {
                        INFO(row.text(0));
                        CHECK(search_for(std::string(row.text(0)), {}, "passage").found == 1);
                        ++tried;
                    });
    CHECK(tried > 10);
}

TEST_CASE("an id, or the place of a row or cell, finds its entry first", "[query]") {
    for (auto const& [text, id] : std::vector<std::pair<std::string, std::string>>{{"letter/ka", "letter/ka"},
                                                                                   {"row/02.26", "row/02.26"},
                                                                                   {"02.26", "row/02.26"},
                                                                                   {"2.26", "row/02.26"},
                                                                                   {"chapter/2", "chapter/02"},
                                                                                   {"syllable/k-ya", "syllable/k-ya"},
                                                                                   {"1187c27.2", "1187c27.2"}}) {
        INFO(text);
        auto const answer = search_for(text);
        REQUIRE(answer.found > 0);
        CHECK(answer.hits.front().id == id);
        CHECK(answer.hits.front().matched == "id");
    }
    REQUIRE(search_for("02.26.01").found > 0);
    CHECK(search_for("02.26.01").hits.front().where->find("02.26.01") != std::string::npos);
}

TEST_CASE("what is suggested is near, and not what was typed", "[query]") {
    for (std::string const text : {"q", "x", "7"}) CHECK(search_for(text, {}, "chapter").near.empty());
    auto const none = search_for("kya", "iast", "chapter");
    CHECK(none.found == 0);
    CHECK(!none.near.empty());
    CHECK(std::find(none.near.begin(), none.near.end(), "kya") == none.near.end());
    CHECK(search_for("龘龘龘迦").near.empty());  // a quarter of it occurs
}

TEST_CASE("guesses come last and are marked so", "[query]") {
    CHECK(spelled("ksha") == "kṣa loose iast; kṣā loose ascii");
    CHECK(spelled("xa") == "kṣa loose iast; kṣā loose ascii");
    CHECK(spelled("kaa") == "kā loose iast; ka loose ascii");
    CHECK(spelled("wa") == "ṭa exact slp1; va loose iast; vā loose ascii");
}

TEST_CASE("no is a syllable", "[query]") {
    CHECK(spelled("no") == "no exact iast; ṅo folded ascii; ño folded ascii; ṇo folded ascii");
}

TEST_CASE("another romanisation is found, and not passed off as the same", "[query]") {
    CHECK(spelled("KṚ") == "kṛ canonical iast");
    CHECK(spelled("kām̐") == spelled("kāṃ"));
    CHECK(spelled("kam̐") == "kaṃ canonical iast");
    CHECK(spelled("kaṁ") == "kaṃ exact iso15919");
    CHECK(spelled("Kā") == "kā canonical iast");
}

TEST_CASE("decomposed accents, joiners, capitals and a full stop do not hide a clean headword", "[query]") {
    std::vector<std::pair<std::string, std::string>> const typed{{"kr\u0323", "kvr"}, {"ka\u0304", "kaa"},
                                                                 {"ka\u200d", "ka"},  {"KṚ", "kvr"},
                                                                 {" kya. ", "k-ya"},  {"«kya»", "k-ya"}};
    for (auto const& [text, id] : typed) {
        INFO(text);
        auto const found = ids(search_for(text), "syllable");
        REQUIRE(!found.empty());
        CHECK(found.front() == "syllable/" + id);
    }
    auto const rows = ids(search_for("kr\u0323", {}, "row"), "row");
    REQUIRE(rows.size() == 1);
    CHECK(rows.front().starts_with("row/16."));
}

TEST_CASE("every spelling of every syllable is found in its scheme, the syllable among the hits", "[query]") {
    std::size_t tried = 0;
    database().each(
        "SELECT p.text, c.name, s.entry_id FROM syllable AS s JOIN spelling AS p ON p.syllable_id = s.entry_id"
        " JOIN scheme AS c ON c.scheme_id = p.scheme_id WHERE (s.entry_id * 8 + c.scheme_id) % 97 = 0",
        [&](ResultRow const& row) {
            INFO(row.text(0) << " " << row.text(1));
            auto const hits = find_spelling(database(), clean_query(row.text(0)), std::string(row.text(1))).hits;
            CHECK(std::any_of(hits.begin(), hits.end(),
                              [&](SpellingHit const& hit) { return hit.syllable_id == row.integer(2); }));
            ++tried;
        });
    CHECK(tried > 400);
}

TEST_CASE("hits of one level stand in dictionary order", "[query]") {
    CHECK(spelled("ni") ==
          "ni exact iast; ṅi folded ascii; ṅī folded ascii; ñi folded ascii; ñī folded ascii; "
          "ṇi folded ascii; ṇī folded ascii; nī folded ascii");
    CHECK(ask("SELECT group_concat(iast, ' ') FROM letters WHERE kind = 'vowel'") ==
          "a ā i ī u ū e ai o au aṃ aḥ ṛ ṝ ḷ ḹ\n");
    CHECK(ask("SELECT group_concat(iast, ' ') FROM (SELECT iast FROM syllables WHERE length(iast) = 1 ORDER BY "
              "dictionary_order)") == "a ā i ī u ū ṛ ṝ ḷ ḹ e o\n");
    CHECK(ask("SELECT group_concat(cluster, ' ') FROM (SELECT cluster FROM rows WHERE chapter = 1 ORDER BY row)")
              .starts_with("k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n p ph b bh m"));
}

TEST_CASE("Han characters are found in runs of any length, one character too", "[query]") {
    auto const answer = search_for("迦");
    REQUIRE(answer.found > 40);
    CHECK(answer.hits.front().id == "letter/ka");
    CHECK(ids(search_for("居下"), "reading") == std::vector<std::string>{"1187c27.2"});
    std::string words;
    database().each("SELECT han FROM search_document WHERE kind = 'passage' AND id = '1186a06'",
                    [&](ResultRow const& row) { words = row.text(0); });
    std::vector<std::string> runs;
    for (SearchTerm const& term : search_terms(words)) {
        if (term.han && character_count(term.text) > 6) runs.push_back(term.text);
    }
    REQUIRE(runs.size() > 5);
    for (std::string const& run : runs) {
        INFO(run);
        CHECK(!ids(search_for(run, {}, "passage"), "passage").empty());
        auto list = characters(run);
        std::string turned;
        std::swap(list[list.size() - 1], list[list.size() - 2]);
        for (auto const character : list) turned += character;
        if (turned != run) CHECK(search_for(turned, {}, "passage").found == 0);
    }
}

TEST_CASE("a hit says where it stands, a passage the very line", "[query]") {
    std::size_t tried = 0;
    database().each(
        "SELECT name, text FROM line WHERE text IS NOT NULL AND line_id % 5 = 0", [&](ResultRow const& row) {
            auto const terms = search_terms(row.text(1));
            auto const long_run = [](SearchTerm const& term) { return term.han && character_count(term.text) > 4; };
            auto const run = std::find_if(terms.begin(), terms.end(), long_run);
            if (run == terms.end()) return;
            if (ask("SELECT count(*) FROM line WHERE instr(text, " + sql_text(run->text) + ")") != "1\n") return;
            auto const hits = search_for(run->text, {}, "passage").hits;
            INFO(run->text);
            REQUIRE(!hits.empty());
            CHECK(hits.front().where->ends_with(row.text(0)));
            ++tried;
        });
    CHECK(tried > 20);
    CHECK(*search_for("yya").hits.front().where == "02.26.01");
    CHECK(*search_for("ga").hits.front().where == "1188a02");
    CHECK(search_for("ṅya").hits.front().where->find(", ") != std::string::npos);  // two places
}

TEST_CASE("snippets come from the original text and mark what was found", "[query]") {
    std::size_t marked = 0;
    for (char const* const text :
         {"迦", "居下", "short", "ky*", "迦(上)略(上)", "牙聲", "below", "ka", "餘國有音", "क्य"}) {
        INFO(text);
        for (SearchHit const& hit : search_for(text).hits) {
            INFO(hit.kind << " " << hit.id);
            if (hit.matched != "text") continue;
            REQUIRE(hit.snippet);
            CHECK(hit.snippet->find("⟦") != std::string::npos);
            std::string const words = without(without(without(*hit.snippet, "⟦"), "⟧"), "…");
            CHECK(words.find("\u200b") == std::string::npos);
            std::string known;
            database().each(
                "SELECT 1 FROM search_document WHERE kind = ?1 AND instr(replace(coalesce(title, '') || ' ' || "
                "coalesce(han, '') || '|' || coalesce(english, '') || '|' || coalesce(script, ''), char(10), ' '), ?2)",
                {hit.kind, words}, [&](ResultRow const& row) { known = row.text(0); });
            CHECK(known == "1");
            ++marked;
        }
    }
    CHECK(marked > 300);
}

TEST_CASE("exact text comes first", "[query]") {
    auto const answer = search_for("迦(上)略(上)");
    REQUIRE(!answer.hits.empty());
    CHECK(answer.hits.front().snippet->find("⟦迦⟧(⟦上⟧)⟦略⟧(⟦上⟧)") != std::string::npos);
}

TEST_CASE("a kind narrows the hits down", "[query]") {
    for (std::string const& kind : search_kinds(database())) {
        INFO(kind);
        auto const answer = search_for("ka", {}, kind);
        for (SearchHit const& hit : answer.hits) CHECK(hit.kind == kind);
    }
    CHECK(ids(search_for("ga", {}, "reading"), "reading").size() >= 3);
    CHECK(ids(search_for("kya", {}, "row"), "row") == std::vector<std::string>{"row/02.01"});
}

TEST_CASE("where nothing is found, it says what was tried and what is near", "[query]") {
    auto const none = search_for("kyq");
    CHECK(none.found == 0);
    CHECK(none.tried.size() >= 3);
    REQUIRE(!none.near.empty());
    CHECK(std::find(none.near.begin(), none.near.end(), "kya") != none.near.end());
    auto const han = search_for("居下下居");
    CHECK(han.found == 0);
    CHECK(std::find(han.near.begin(), han.near.end(), "居下") != han.near.end());
    CHECK(search_for("").tried.empty());
    CHECK(search_for("").found == 0);
}

TEST_CASE("the limit cuts what is given, not what is counted", "[query]") {
    auto const all = search_for("迦"), few = search_for("迦", {}, {}, 3);
    CHECK(few.hits.size() == 3);
    CHECK(few.found == all.found);
    CHECK(all.hits.size() == all.found);
}

}  // namespace xitan::test
