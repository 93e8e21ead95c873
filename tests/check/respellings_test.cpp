// SPDX-License-Identifier: MIT
// What people write for a sign when they search: it must lead to a sign, and hide none.
#include "support/catch.hpp"
#include "support/tiny_treatise.hpp"

#include <stdexcept>

namespace xitan::test {

namespace {

// What is printed of the tiny treatise when old stands as with in its script.
std::string complaint(std::string_view old, std::string_view with) {
    Files files = tiny_treatise();
    std::string& text = files.at("script.yaml");
    auto const at = text.find(old);
    if (at == std::string::npos) throw std::logic_error("the tiny script has no `" + std::string(old) + "`");
    text.replace(at, old.size(), with);
    return Compiled(files).printed();
}

void says(std::string_view old, std::string_view with, std::string const& words) {
    INFO(with);
    std::string const printed = complaint(old, with);
    CHECK(printed.find(words) != std::string::npos);
    CHECK(printed.find("script.yaml:") != std::string::npos);
}

}  // namespace

TEST_CASE("a respelling must lead to signs that exist", "[check]") {
    CHECK(complaint("loose: {ee: i,", "loose: {ee: [i, a],") == "");
    says("loose: {ee: i,", "loose: {ee: q,", "`q` is not made of signs of the written scheme");
    says("canonical: {ī: i}", "canonical: {ī: ē}", "`ē` is not made of signs");
    says("alternates: {\"𑗘\": 𑖂}", "alternates: {\"𑗘\": i}", "`i` is no sign of an abugida");
}

TEST_CASE("a respelling must not hide a sign", "[check]") {
    says("canonical: {ī: i}", "canonical: {k: g}", "it would no longer be found");
    says("alternates: {\"𑗘\": 𑖂}", "alternates: {𑖀: 𑖂}", "it would no longer be found");
}

TEST_CASE("only a guess may mean several signs", "[check]") {
    says("canonical: {ī: i}", "canonical: {ī: [i, a]}", "must mean one sign here");
    says("alternates: {\"𑗘\": 𑖂}", "alternates: {\"𑗘\": [𑖂, 𑖀]}", "must mean one sign here");
}

TEST_CASE("the folded scheme is an alphabet, and does what taking marks away does", "[check]") {
    says("written: iast", "written: iast\nfolded: siddham", "there is no other alphabet `siddham`");
    says("written: iast", "written: iast\nfolded: iast", "there is no other alphabet `iast`");
    constexpr auto plain =
        "schemes:\n  - scheme: plain\n    title: Plain\n    kind: alphabet\n    consonants: {k: k, g: g, y: y}\n"
        "    vowels: {a: a, i: i}\n    marks: {}\n";
    std::string const bent = std::string(plain).replace(std::string_view(plain).find("g: g"), 4, "g: k");
    CHECK(complaint("written: iast", "written: iast\nfolded: plain").find("`plain`") != std::string::npos);
    Files files = tiny_treatise();
    std::string& text = files.at("script.yaml");
    text.replace(text.find("schemes:\n"), 9, bent);
    text.replace(text.find("written: iast"), 13, "written: iast\nfolded: plain");
    CHECK(Compiled(files).printed().find("`g` without its marks is `g`, not `k`") != std::string::npos);
}

}  // namespace xitan::test
