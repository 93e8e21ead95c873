// SPDX-License-Identifier: MIT
#include "support/tiny_treatise.hpp"

#include "check/check.hpp"
#include "generate/generate.hpp"
#include "read/read_corpus.hpp"
#include "support/temporary_folder.hpp"

#include <sstream>

namespace xitan::test {

namespace {

constexpr auto work = R"(work: tiny
title: {zh: 小記, en: A small treatise}
author: nobody
version: 0.0.1
licence: CC0-1.0
citation: A small treatise
witnesses:
  - {witness: 大, title: The main text}
  - {witness: 甲, title: A manuscript, date: "1130"}
sources:
  - {source: made-up, title: Made up for tests, licence: CC0-1.0}
sections:
  - {section: letters, lines: 0001a01-0001a05}
  - {section: chapters, lines: [0001a06-0001a09]}
reckonings:
  - {reckoning: stated, title: As stated, counts: counted}
)";

constexpr auto script = R"(written: iast
inherent: a
dictionary: [a, i, k, g, y]
schemes:
  - scheme: iast
    title: IAST
    kind: alphabet
    consonants: {k: k, g: g, y: y}
    vowels: {a: a, i: i}
    marks: {}
  - scheme: siddham
    title: Siddham
    kind: abugida
    virama: "𑖿"
    consonants: {k: 𑖎, g: 𑖐, y: 𑖧}
    vowels: {a: 𑖀, i: 𑖂}
    vowel-signs: {i: "𑖰"}
    marks: {}
ids:
  consonants: {k: k, g: g, y: y}
  vowels: {a: a, i: i}
  marks: {}
groups:
  - {group: velar, zh: 牙聲, en: velar, line: 0001a04}
  - {group: pervading, zh: 遍口聲, en: pervading the mouth, line: 0001a05}
places: [velar, palatal]
manners: [stop, approximant]
lengths: [short, long]
tones: [上, 平]
weights: [light, heavy]
reading-manners: [二合]
letter-orders: [short, long]
tags:
  - {tag: 上, tone: 上}
alternates: {"𑗘": 𑖂}
canonical: {ī: i}
loose: {ee: i, w: y}
)";

constexpr auto a = R"(letter: a
kind: vowel
order: 1
length: short
line: 0001a01
name: 阿
readings:
  - {role: near, direct: 惡}
says: 音近惡
note: The first vowel.
)";

constexpr auto i = R"(letter: i
kind: vowel
order: 2
length: short
line: 0001a02
name: 伊
readings:
  - {role: main, fanqie: 於翼}
says: 於翼反
note: The second vowel.
)";

constexpr auto ka = R"(letter: ka
kind: consonant
order: 1
group: velar
place: velar
manner: stop
voice: voiceless
aspiration: unaspirated
line: 0001a03
name: 迦
readings:
  - {role: main, fanqie: 居下}
  - {role: elsewhere, fanqie: 居可}
says: 居下反。餘國有音居可反
note: >
  The first consonant.
see:
  - {letter: ga, as: light-heavy pair}
)";

constexpr auto ga = R"(letter: ga
kind: consonant
order: 2
group: velar
place: velar
manner: stop
voice: voiced
aspiration: unaspirated
line: 0001a04
name: {printed: 迦, read: 伽, because: ga is 伽 elsewhere, certainty: medium}
readings:
  - {role: main, fanqie: 渠下, weight: light}
says: 渠下反輕音
note:
  - {text: The second consonant., line: 0001a04}
)";

constexpr auto ya = R"(letter: ya
kind: consonant
order: 3
group: pervading
place: palatal
manner: approximant
voice: voiced
line: 0001a05
name: 也
readings:
  - {role: main, fanqie: 藥下}
says: 藥下反
note: The third consonant.
)";

constexpr auto one = R"(chapter: 1
title: {zh: 第一章, en: the vowels}
lines: [0001a01-0001a05, 0001a06-0001a07]
rows: {attach: vowels, to: consonants}
expects:
  - {count: 6, words: 生字六, line: 0001a06}
  - {count: 3, unit: letters, of: {kind: consonant}, words: 三字, line: 0001a06}
readings:
  - {of: ka, zh: 迦(上), line: 0001a06}
says:
  - {words: 生字六, line: 0001a06}
note: Each consonant with both vowels.
)";

constexpr auto two = R"(chapter: 2
title: {zh: 第二章, en: ya below}
lines: [0001a08-0001a09]
rows: {subjoin: ya, to: {chapter: 1}}
leaves-out:
  - {letter: ya, because: a letter does not meet itself, line: 0001a08}
expects:
  - {count: 4, words: 生字四, line: 0001a08}
readings:
  - {of: kya, zh: 己也, manner: 二合, line: 0001a09}
says:
  - {words: 生字四, line: 0001a08}
note: The rows of the first chapter with ya below.
)";

void compile(Compiled& compiled, std::filesystem::path const& folder) {
    compiled.corpus = read_corpus(folder, compiled.sources, compiled.diagnostics);
    if (compiled.diagnostics.has_errors()) return;
    check(compiled.corpus, compiled.diagnostics);
    if (compiled.diagnostics.has_errors()) return;
    compiled.generated = generate(compiled.corpus, compiled.diagnostics);
}

}  // namespace

Files tiny_treatise() {
    return {{"work.yaml", work},     {"script.yaml", script},   {"letters/a.yaml", a},
            {"letters/i.yaml", i},   {"letters/ka.yaml", ka},   {"letters/ga.yaml", ga},
            {"letters/ya.yaml", ya}, {"chapters/01.yaml", one}, {"chapters/02.yaml", two}};
}

Files tiny_treatise_with(std::string const& relative, std::string text) {
    auto files = tiny_treatise();
    files[relative] = std::move(text);
    return files;
}

Compiled::Compiled(Files const& files) {
    TemporaryFolder const folder;
    for (auto const& [relative, text] : files) folder.write(relative, text);
    compile(*this, folder.path());
}

Compiled::Compiled(std::filesystem::path const& folder) { compile(*this, folder); }

std::vector<std::string> Compiled::complaints() const {
    std::vector<std::string> list;
    for (auto const& diagnostic : diagnostics.sorted(sources)) {
        auto const& [file, line, column] = diagnostic.at;
        list.push_back(sources[file].relative_path() + ":" + std::to_string(line) + ":" + std::to_string(column) + " " +
                       diagnostic.rule);
    }
    return list;
}

std::string Compiled::printed() const {
    std::ostringstream out;
    print(out, diagnostics, sources, false);
    return out.str();
}

}  // namespace xitan::test
