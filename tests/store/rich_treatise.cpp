// SPDX-License-Identifier: MIT
#include "store/rich_treatise.hpp"

#include "support/catch.hpp"
#include "support/tiny_sounds.hpp"

#include <stdexcept>

namespace xitan::test {

namespace {

constexpr auto passages = R"~(passages:
  0001a03: 迦(居下反。餘國有音居可反。別體{SD-E3FC})
  0001a06: "生字六即{SD-A440=ka}迦(上)三字"
  0001a07: "合{SD-CFC3}等"
  0001a08: 生字二
  0001a09: 或生字四己也(二合)
  0001a10: 生字四。殆九。迦伽(渠下反)半體{SD-CFC3}
  0001a11: 迦其上長
)~";

constexpr auto apparatus = R"~(variants:
  - {line: 0001a06, lemma: 字, lemma-witness: 大, reading: 子, witness: 甲, note: a slip}
  - {line: 0001a07, lemma: "{SD-CFC3}", lemma-witness: 大, reading: 〔－〕}
emendations:
  - {line: 0001a07, field: text, printed: 合等, read: 合, because: repeated, certainty: certain, witness: 甲}
)~";

constexpr auto withdrawn = R"~(withdrawn:
  - {id: cell/09.01.01, because: there is no such chapter, successor: cell/03.01.01}
)~";

constexpr auto other_list = R"~(list: T1-2
work: T1
title: {zh: 他經, en: Another work}
author: somebody
date: {from: 701, to: 800, certain: no, words: 8th c.}
place: somewhere
order: short
order-note: without i
source: made-up
scope: computed
note: A list for tests.
letters:
  - {order: 2, letter: ka, zh: 居, gloss: 居可反, means: 作業, line: 0001a01, note: the vowel comes first}
  - {order: 3, slot: kya, zh: "[口*恒]", unicode: 𠷐, line: 0001a01, scope: exact}
  - {order: 4, slot: ga, zh: 阿, line: 0001a01, scope: block, certainty: low, because: it is no g}
)~";

constexpr auto three = R"~(chapter: 3
title: {zh: 第三章, en: joined letters}
lines: 0001a10-0001a12
rows: {clusters: [k g, k y g]}
held:
  - {cluster: k k, because: it meets itself, line: 0001a10}
expects:
  - {count: 4, words: 生字四, line: 0001a10}
  - {count: 9, words: 殆九, line: 0001a10, loose: yes}
readings:
  - {of: kga, zh: 迦伽, fanqie: {of: 伽, text: 渠下, target: ga}, line: 0001a10}
  - {of: {printed: gga, read: kgi, because: the row is k g, certainty: high, witness: 甲}, zh: 迦其, line: 0001a11}
forms:
  - {kind: half, glyph: SD-CFC3, words: 半體, line: 0001a10}
attributions:
  - {who: 義淨, words: {printed: 上長, read: 下長, because: parallel, certainty: high}, line: 0001a11, note: of vowels}
says:
  - {words: 生字四, line: 0001a10}
note:
  - {text: Two rows., line: 0001a10}
)~";

void replace(std::string& text, std::string_view old, std::string_view with) {
    auto const at = text.find(old);
    if (at == std::string::npos) throw std::logic_error("the tiny treatise has no `" + std::string(old) + "`");
    text.replace(at, old.size(), with);
}

}  // namespace

Files rich_treatise() {
    Files files = tiny_sounds();
    replace(files["work.yaml"], "0001a06-0001a09", "0001a06-0001a12");
    files["work.yaml"] +=
        "  - {reckoning: other, title: With the other, counts: [counted, alternative], otherwise: stated}\n"
        "languages:\n  - {language: made, of: syllables, name: Made up, glottocode: made1234, iso639-3: mis}\n"
        "  - {language: other, of: readings, name: Another}\n"
        "nothing-to-record:\n  - {lines: 0001a12, because: it is empty}\n";
    files["letters/ka.yaml"] +=
        "forms:\n  - {kind: alternate, glyph: SD-E3FC, codepoint: U+115DB, words: 別體, note: another shape}\n";
    replace(files["chapters/02.yaml"], "expects:\n  - {count: 4, words: 生字四",
            "alternative:\n  - {letter: ga, because: only some have it, line: 0001a09, reckoning: other}\n"
            "expects:\n  - {count: 4, words: 或生字四, line: 0001a09, reckoning: other}\n  - {count: 2, words: 生字二");
    replace(files["chapters/02.yaml"], "says:\n  - {words: 生字四", "says:\n  - {words: 生字二");
    files["chapters/03.yaml"] = three;
    files["work.yaml"] += "list: {list: T0, date: {from: 800}, order: short}\n";
    files["lists/T1-2.yaml"] = other_list;
    files["phonology/variants.yaml"] += "  - {char: 𠷐, kind: lost, because: no book has it}\n";
    files["passages.yaml"] = passages;
    files["apparatus.yaml"] = apparatus;
    files["withdrawn.yaml"] = withdrawn;
    return files;
}

Database database_of(Compiled const& compiled, WriteOptions const& options) {
    REQUIRE(compiled.printed() == "");
    Database database = Database::in_memory();
    write_corpus(database, compiled.corpus, compiled.generated, compiled.sources, options);
    return database;
}

Database rich_database(WriteOptions const& options) { return database_of(Compiled(rich_treatise()), options); }

std::string rows(Database const& database, std::string_view select) {
    std::string text;
    database.each(select, [&](ResultRow const& row) {
        for (int i = 0; i < row.size(); ++i) {
            if (i) text += '|';
            text += row.text(i);
        }
        text += '\n';
    });
    return text;
}

}  // namespace xitan::test
