// SPDX-License-Identifier: MIT
#include "generate/list_characters.hpp"

#include "generate/transcription_units.hpp"
#include "model/ids.hpp"

namespace xitan {

namespace {

class Splitter {
public:
    Splitter(Alphabet const& alphabet, Generated& generated) : alphabet_(alphabet), generated_(generated) {}

    void split(Index list, int ordinal, std::string const& zh, std::string const& written) {
        auto const characters = tagged_characters(zh);
        std::vector<TranscriptionUnit> units;
        if (alphabet_.corpus().phonology) units = align_characters(alphabet_, characters, written);
        for (std::size_t i = 0; i < characters.size(); ++i) {
            ListCharacter made{list, ordinal, static_cast<std::uint16_t>(i + 1), characters[i].character, {}, {}};
            if (!units.empty()) {
                made.onset = units[i].onset;
                made.expected_initial = units[i].expected_initial;
            }
            generated_.list_characters.push_back(std::move(made));
        }
    }

private:
    Alphabet const& alphabet_;
    Generated& generated_;
};

}  // namespace

void split_lists(Alphabet const& alphabet, Generated& generated) {
    Corpus const& corpus = alphabet.corpus();
    Splitter splitter(alphabet, generated);
    for (Index i = 0; i < corpus.lists.size(); ++i) {
        for (ListLetter const& l : corpus.lists[i].letters) {
            splitter.split(i, l.order.value, (l.unicode ? *l.unicode : l.zh).value,
                           (l.letter ? *l.letter : *l.slot).value);
        }
    }
    if (!corpus.work.list) return;
    auto const own = static_cast<Index>(corpus.lists.size());
    int ordinal = 0;
    for (Letter const& letter : corpus.letters) {
        splitter.split(own, ++ordinal, letter.name.printed.value, letter.written.value);
    }
}

}  // namespace xitan
