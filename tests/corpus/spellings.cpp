// SPDX-License-Identifier: MIT
// Spellings, ids and orders of the real script.
#include "model/alphabet.hpp"
#include "support/catch.hpp"
#include "support/treatise.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <set>
#include <sstream>

using namespace xitan;
using xitan::test::treatise;

namespace {

std::string all_spellings(std::string const& written) {
    Alphabet const alphabet(treatise().corpus);
    auto const spelled = alphabet.parse(written);
    REQUIRE(spelled);
    std::ostringstream out;
    out << alphabet.id(*spelled);
    for (Scheme const& scheme : treatise().corpus.script.schemes) {
        out << " | " << scheme.name.value << ' ' << alphabet.spell(*spelled, scheme);
    }
    return out.str();
}

}  // namespace

TEST_CASE("a syllable is spelled in every scheme by its letters", "[corpus]") {
    CHECK(
        all_spellings("kya") ==
        "k-ya | siddham 𑖎𑖿𑖧 | devanagari क्य | iast kya | iso15919 kya | hk kya | slp1 kya | itrans kya | ascii kya");
    CHECK(
        all_spellings("ṅkā") ==
        "ng-kaa | siddham 𑖒𑖿𑖎𑖯 | devanagari ङ्का | iast ṅkā | iso15919 ṅkā | hk GkA | slp1 NkA | itrans ~NkA | ascii nka");
    CHECK(
        all_spellings("kṛ") ==
        "kvr | siddham 𑖎𑖴 | devanagari कृ | iast kṛ | iso15919 kr̥ | hk kR | slp1 kf | itrans kR^i | ascii kr");
    CHECK(
        all_spellings("ke") ==
        "ke | siddham 𑖎𑖸 | devanagari के | iast ke | iso15919 kē | hk ke | slp1 ke | itrans ke | ascii ke");
    CHECK(
        all_spellings("rkṣvryaḥ") ==
        "r-kss-v-r-yah | siddham 𑖨𑖿𑖎𑖿𑖬𑖿𑖪𑖿𑖨𑖿𑖧𑖾 | devanagari र्क्ष्व्र्यः | iast rkṣvryaḥ | iso15919 rkṣvryaḥ | hk rkSvryaH | "
        "slp1 rkzvryaH | itrans rkShvryaH | ascii rksvryah");
    CHECK(
        all_spellings("bhrūṃ") ==
        "bh-ruum | siddham 𑖥𑖿𑖨𑖳𑖽 | devanagari भ्रूं | iast bhrūṃ | iso15919 bhrūṁ | hk bhrUM | slp1 BrUM | itrans bhrUM | "
        "ascii bhrum");
    CHECK(
        all_spellings("llaṃ") ==
        "l-lam | siddham 𑖩𑖿𑖩𑖽 | devanagari ल्लं | iast llaṃ | iso15919 llaṁ | hk llaM | slp1 llaM | itrans llaM | ascii llam");
    CHECK(all_spellings("ā") ==
          "aa | siddham 𑖁 | devanagari आ | iast ā | iso15919 ā | hk A | slp1 A | itrans A | ascii a");
}

TEST_CASE("every spelling is in normalization form C and every public id is plain", "[corpus]") {
    std::set<std::string> ids;
    for (Syllable const& syllable : treatise().generated.syllables) {
        for (auto const& spelling : syllable.spellings) CHECK(is_nfc(spelling));
        CHECK(std::all_of(syllable.id.begin(), syllable.id.end(),
                          [](char c) { return c == '-' || (c >= 'a' && c <= 'z'); }));
        CHECK(ids.insert(syllable.id).second);
    }
    CHECK(ids.size() > 6000);
}

TEST_CASE("what the written scheme says parses back to the same syllable", "[corpus]") {
    auto const& generated = treatise().generated;
    Alphabet const alphabet(treatise().corpus);
    for (Syllable const& syllable : generated.syllables) {
        Spelled const spelled{generated.clusters[syllable.cluster].letters, syllable.vowels};
        auto const written = alphabet.cluster(spelled.consonants) + " " + syllable.vowel;
        CHECK(alphabet.parse(written) == std::optional(spelled));
    }
}

TEST_CASE("letters and syllables come in the order of the script, not of code points (T10)", "[corpus]") {
    auto const& generated = treatise().generated;
    std::vector<std::string> first(24);
    for (Syllable const& syllable : generated.syllables) {
        Alphabet const alphabet(treatise().corpus);
        if (syllable.dictionary_order > first.size()) continue;
        first[syllable.dictionary_order - 1] =
            alphabet.cluster(generated.clusters[syllable.cluster].letters) + syllable.vowel;
    }
    std::ostringstream out;
    for (auto const& text : first) out << text << ' ';
    CHECK(out.str() == "a aṃ aḥ ā i ī u ū ṛ ṝ ḷ ḹ e ai o au ka kaṃ kaḥ kā ki kī ku kū ");
    std::ostringstream letters;
    for (Letter const& letter : treatise().corpus.letters) letters << letter.written.value << ' ';
    CHECK(
        letters.str() ==
        "a ā i ī u ū e ai o au aṃ aḥ ṛ ṝ ḷ ḹ ka kha ga gha ṅa ca cha ja jha ña ṭa ṭha ḍa ḍha ṇa ta tha da dha na pa pha "
        "ba bha ma ya ra la va śa ṣa sa ha llaṃ kṣa ");
}
