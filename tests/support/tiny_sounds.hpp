// SPDX-License-Identifier: MIT
// The tiny treatise with Middle Chinese: just the readings that its characters need.
#pragma once

#include "support/tiny_treatise.hpp"

namespace xitan::test {

[[nodiscard]] inline Files tiny_sounds() {
    auto files = tiny_treatise();
    files["phonology/characters.yaml"] = R"(source: made-up
readings:
  - {char: 下, position: 匣開二麻上, fanqie: 胡雅, heading: 馬, xiaoyun: 1772, number: 1}
  - {char: 下, position: 匣開二麻去, fanqie: 胡駕, heading: 禡, xiaoyun: 2870, number: 3}
  - {char: 也, position: 以開三麻上, fanqie: 羊者, heading: 馬, xiaoyun: 1766, number: 3}
  - {char: 伊, position: 影開三A脂平, fanqie: 於脂, heading: 脂, xiaoyun: 159, number: 1}
  - {char: 可, position: 溪開一歌上, fanqie: 枯我, heading: 哿, xiaoyun: 1742, number: 1}
  - {char: 居, position: 見開三C之平, fanqie: 居之, heading: 之, xiaoyun: 196, number: 11}
  - {char: 居, position: 見開三C魚平, fanqie: 九魚, heading: 魚, xiaoyun: 229, number: 1}
  - {char: 己, position: 見開三C之上, fanqie: 居理, heading: 止, xiaoyun: 1290, number: 2}
  - {char: 於, position: 影開三C魚平, fanqie: 央居, heading: 魚, xiaoyun: 239, number: 1}
  - {char: 渠, position: 羣開三C魚平, fanqie: 強魚, heading: 魚, xiaoyun: 230, number: 1}
  - {char: 翼, position: 以開三蒸入, fanqie: 與職, heading: 職, xiaoyun: 3712, number: 6}
  - {char: 伽, position: 羣開三C歌平, fanqie: 求迦, heading: 戈, xiaoyun: 759, number: 1}
  - {char: 其, position: 羣開三C之平, fanqie: 渠之, heading: 之, xiaoyun: 192, number: 1}
  - {char: 迦, position: 見開三C歌平, fanqie: 居伽, heading: 戈, xiaoyun: 761, number: 1}
  - {char: 迦, position: 見開二麻平, fanqie: 古牙, heading: 麻, xiaoyun: 778, number: 20}
  - {char: 阿, position: 影開一歌平, fanqie: 烏何, heading: 歌, xiaoyun: 738, number: 1}
)";
    files["phonology/variants.yaml"] = R"(variants:
  - {char: 藥, for: 也, kind: phonetic, because: made up}
  - {char: 惡, kind: lost, because: made up}
)";
    files["phonology/attested.yaml"] = R"(attested:
  - {position: 見開二麻上, xiaoyun: 1768, head: 檟}
  - {position: 見開二麻去, xiaoyun: [2860, 2861], head: [駕, 嫁]}
  - {position: 影開三C蒸入, xiaoyun: 3708a, head: 憶}
)";
    files["phonology/expectations.yaml"] = R"(expectations:
  - {onset: k, yes: 見}
  - {onset: g, yes: 羣, regional: 疑}
  - {onset: y, yes: 以, broad: [云, 微]}
  - {onset: ∅, yes: 影}
)";
    files["phonology/units.yaml"] = R"(prothetic:
  - {char: 阿, initial: 影}
nasals:
  - {char: 伊, onset: g, initial: 影}
vocalic:
  - {vowel: i, onset: y}
tones:
  - {tone: 上, vowel: [a, i]}
checked: [k]
)";
    return files;
}

}  // namespace xitan::test
