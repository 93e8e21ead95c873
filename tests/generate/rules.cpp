// SPDX-License-Identifier: MIT
// What the verbs and the exceptions of a rule make, on a treatise small enough to be seen at once.
#include "generate/operations.hpp"
#include "model/alphabet.hpp"
#include "support/catch.hpp"
#include "support/tiny_treatise.hpp"

#include <sstream>

using namespace xitan;
using namespace xitan::test;

namespace {

std::string_view const head = "chapter: 2\ntitle: {zh: 第二章, en: two}\nlines: [0001a08-0001a09]\n";
std::string_view const tail = "says:\n  - {words: 生字四, line: 0001a08}\nnote: A chapter.\n";

std::string_view name(Status status) {
    switch (status) {
        case Status::counted:
            return "";
        case Status::disputed:
            return " disputed";
        case Status::alternative:
            return " alternative";
        case Status::held:
            return " held";
        case Status::named:
            return " named";
    }
    return "?";
}

std::string_view name(PartRole role) {
    return role == PartRole::base ? "base" : role == PartRole::subjoined ? "below" : "above";
}

// The rows of chapter 2 with the given body: "1 k y (base below): kya kyi".
std::string chart(std::string const& body) {
    Compiled const compiled(tiny_treatise_with("chapters/02.yaml", std::string(head) + body + std::string(tail)));
    REQUIRE(compiled.printed() == "");
    Alphabet const alphabet(compiled.corpus);
    std::ostringstream out;
    Generated const& generated = compiled.generated;
    for (Index r = 0; r < generated.rows.size(); ++r) {
        Row const& row = generated.rows[r];
        if (row.chapter != 1) continue;
        out << row.number << ' ' << generated.clusters[row.cluster].written << " (";
        for (std::size_t i = 0; i < row.roles.size(); ++i) out << (i ? " " : "") << name(row.roles[i]);
        out << ')' << name(row.status) << ':';
        for (Cell const& cell : generated.cells) {
            if (cell.row != r) continue;
            Syllable const& s = generated.syllables[cell.syllable];
            out << ' '
                << alphabet.spell({generated.clusters[s.cluster].letters, s.vowels}, compiled.corpus.script.schemes[0]);
        }
        out << '\n';
    }
    return out.str();
}

}  // namespace

TEST_CASE("subjoin writes the letter below each row", "[generate]") {
    CHECK(chart("rows: {subjoin: ya, to: {chapter: 1}}\n") ==
          "1 k y (base below): kya kyi\n2 g y (base below): gya gyi\n3 y y (base below): yya yyi\n");
}

TEST_CASE("superscribe writes the letter above each row", "[generate]") {
    CHECK(chart("rows: {superscribe: ga, to: {group: velar}}\n") ==
          "1 g k (above base): gka gki\n2 g g (above base): gga ggi\n");
}

TEST_CASE("attach takes all vowels that generate, or one", "[generate]") {
    CHECK(chart("rows: {attach: i, to: {chapter: 1}}\n") == "1 k (base): ki\n2 g (base): gi\n3 y (base): yi\n");
    CHECK(chart("rows: {attach: vowels, to: {letter: ka}}\n") == "1 k (base): ka ki\n");
}

TEST_CASE("clusters are made as listed, and steps follow each other", "[generate]") {
    CHECK(chart("rows:\n  - {clusters: [k g y]}\n  - {subjoin: ga, to: {letter: ya}}\n") ==
          "1 k g y (base below below): kgya kgyi\n2 y g (base below): yga ygi\n");
}

TEST_CASE("what a chapter leaves out, disputes, gives as alternative or holds stands where it belongs", "[generate]") {
    CHECK(chart("rows: {subjoin: ya, to: {chapter: 1}}\nleaves-out:\n  - {letter: ka, because: so, line: 0001a08}\n") ==
          "1 g y (base below): gya gyi\n2 y y (base below): yya yyi\n");
    CHECK(chart("rows: {subjoin: ya, to: {chapter: 1}}\ndisputed:\n  - {letter: ka, because: so, line: 0001a08}\n") ==
          "1 k y (base below) disputed: kya kyi\n2 g y (base below): gya gyi\n3 y y (base below): yya yyi\n");
    CHECK(chart("rows: {subjoin: ya, to: {chapter: 1}}\nalternative:\n  - {cluster: k y, because: so, line: 0001a08, "
                "reckoning: "
                "stated}\n") ==
          "1 g y (base below): gya gyi\n2 y y (base below): yya yyi\n3 k y (base below) alternative: kya kyi\n");
    CHECK(chart("rows: {subjoin: ya, to: {chapter: 1}}\nheld:\n  - {cluster: y y, because: so, line: 0001a08}\n") ==
          "1 k y (base below): kya kyi\n2 g y (base below): gya gyi\n3 y y (base below) held: yya\n");
    CHECK(chart("named:\n  - {cluster: g k, vowels: [i]}\n  - {cluster: k k}\n") ==
          "1 g k (base below) named: gki\n2 k k (base below) named: kka\n");
}

TEST_CASE("every verb has an operation, a name and an example that names it", "[generate]") {
    for (VerbName const& verb : verb_names) {
        Operation const& made = operation(verb.verb);
        CHECK(made.verb == verb.verb);
        CHECK(made.example.find(std::string(verb.key) + ":") != std::string_view::npos);
    }
}
