// SPDX-License-Identifier: MIT
// The count ledger: figures of a text against what its rules make.
#include "support/catch.hpp"
#include "support/tiny_treatise.hpp"

#include <map>
#include <sstream>

using namespace xitan;
using namespace xitan::test;

namespace {

std::string_view name(Verdict verdict) {
    switch (verdict) {
        case Verdict::agrees:
            return "agrees";
        case Verdict::explained:
            return "explained";
        case Verdict::loose:
            return "loose";
        case Verdict::unexplained:
            return "unexplained";
    }
    return "?";
}

// Chapter 1 of the tiny treatise (3 rows of 2) with these figures: "6/6 agrees, …", totals behind.
std::string ledger(std::string const& expects, std::string const& reckonings = "") {
    auto files = tiny_treatise();
    files["chapters/01.yaml"] =
        "chapter: 1\ntitle: {zh: 第一章, en: one}\nlines: [0001a01-0001a05, 0001a06-0001a07]\n"
        "rows: {attach: vowels, to: consonants}\ndisputed:\n  - {letter: ya, because: so, line: 0001a06}\nexpects:\n" +
        expects + "says:\n  - {words: 生字六, line: 0001a06}\nnote: One.\n";
    files["chapters/02.yaml"] =
        "chapter: 2\ntitle: {zh: 第二章, en: two}\nlines: [0001a08-0001a09]\nrows: {subjoin: ya, to: {chapter: 1}}\n"
        "alternative:\n  - {letter: ya, because: so, line: 0001a08, reckoning: wide}\nexpects:\n  - {count: 4, words: "
        "四, line: "
        "0001a08}\n"
        "says:\n  - {words: 生字四, line: 0001a08}\nnote: Two.\n";
    auto& work = files["work.yaml"];
    work.erase(work.find("reckonings:"));
    work +=
        "reckonings:\n  - {reckoning: stated, title: As stated, counts: [counted, disputed]}\n"
        "  - {reckoning: wide, title: With more, counts: [counted, disputed, alternative], otherwise: stated}\n" +
        reckonings;
    Compiled const compiled(files);
    std::ostringstream out;
    for (auto const& complaint : compiled.complaints()) out << complaint << "; ";
    for (LedgerEntry const& entry : compiled.generated.ledger) {
        if (entry.claim && entry.chapter == 1U) continue;  // chapter 2's own
        out << (entry.claim ? "" : "total ") << entry.stated << '/' << entry.generated << ' ' << name(entry.verdict)
            << "; ";
    }
    return out.str();
}

}  // namespace

TEST_CASE("a figure that agrees adds to the total of every reckoning", "[generate]") {
    CHECK(ledger("  - {count: 6, words: 六, line: 0001a06}\n") ==
          "work.yaml:17:17 total-differs; 6/6 agrees; total 10/10 agrees; total 10/12 unexplained; ");
}

TEST_CASE("an alternative row counts under its reckoning only", "[generate]") {
    CHECK(ledger("  - {count: 6, words: 六, line: 0001a06}\n  - {count: 8, words: 八, line: 0001a06, reckoning: wide, "
                 "because: two of chapter 2 are meant as well}\n") ==
          "6/6 agrees; 8/6 explained; total 10/10 agrees; total 12/12 agrees; ");
}

TEST_CASE("a loose figure is never wrong, and needs no reason", "[generate]") {
    auto const text =
        ledger("  - {count: 6, words: 六, line: 0001a06}\n  - {count: 100, words: 百, line: 0001a06, loose: yes}\n");
    CHECK(text.find("100/6 loose; ") != std::string::npos);
}

TEST_CASE("figures of letters, rows and chapters count what they say", "[generate]") {
    auto const verdict = [](std::string const& claim) {
        static std::map<char, std::string> const words{
            {'0', "無, inferred: yes"}, {'1', "一"}, {'2', "二"}, {'3', "三"}, {'5', "五"}};
        char const digit = claim[std::string_view("count: ").size()];
        auto const text = ledger("  - {" + claim + ", words: " + words.at(digit) + ", line: 0001a06}\n");
        return text.substr(0, text.find(';'));
    };
    CHECK(verdict("count: 3, unit: rows") == "3/3 agrees");
    CHECK(verdict("count: 2, unit: letters, of: vowels") == "2/2 agrees");
    CHECK(verdict("count: 0, unit: letters, of: left-out") == "0/0 agrees");
    CHECK(verdict("count: 2, unit: letters, of: {group: velar}") == "2/2 agrees");
    CHECK(verdict("count: 1, unit: letters, of: {kind: vowel, sign: yes}") == "1/1 agrees");
    CHECK(verdict("count: 5, unit: letters, of: [{kind: vowel}, {kind: consonant}]") == "5/5 agrees");
    CHECK(verdict("count: 1, unit: chapters, of: {verb: subjoin}") == "1/1 agrees");
    CHECK(verdict("count: 2, unit: chapters, of: {generating: yes}") == "2/2 agrees");
    CHECK(verdict("count: 2, unit: chapters, of: {chapters: [1-2]}") == "2/2 agrees");
    CHECK(ledger("  - {count: 10, for: whole, loose: yes, words: 十, line: 0001a06}\n").starts_with("10/10 loose; "));
}
