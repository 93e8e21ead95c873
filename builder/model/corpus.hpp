// SPDX-License-Identifier: MIT
// All that the sources say, in one value. read/ fills it; nobody changes it afterwards.
#pragma once

#include "model/chapter.hpp"
#include "model/letter.hpp"
#include "model/letter_list.hpp"
#include "model/phonology.hpp"
#include "model/script.hpp"
#include "model/work.hpp"

#include <optional>
#include <vector>

namespace xitan {

struct Corpus {
    Work work;
    Script script;
    std::vector<Letter> letters;    // vowels, then consonants, each by order
    std::vector<Chapter> chapters;  // by number
    std::optional<PhonologyData> phonology;
    std::vector<LetterList> lists;  // of other works, by date
};

}  // namespace xitan
