// SPDX-License-Identifier: MIT
// Every character with which the treatise spells or transcribes has a reading in phonology/, or is said there
// to be lost. What is only proposed need not be known; it is compared if it is.
#include "check/context.hpp"
#include "model/transcription.hpp"
#include "text/utf8.hpp"

#include <set>

namespace xitan {

namespace {

class CharacterChecker {
public:
    CharacterChecker(CheckContext const& context, PhonologyData const& data) : context_(context) {
        for (CharacterReading const& reading : data.readings) known_.insert(reading.character.value);
        spellers_ = known_;
        for (CharacterVariant const& variant : data.variants) {
            known_.insert(variant.character.value);
            if (variant.stands_for) spellers_.insert(variant.character.value);
        }
    }

    void check(Reading const& reading) {
        if (reading.zh) check_both(*reading.zh);
        if (reading.direct) check_both(*reading.direct);
        if (!reading.fanqie) return;
        check_spellers(reading.fanqie->spellers.printed);
        check_spellers(reading.fanqie->spellers.adopted());
    }

    void check_both(Attested const& transcription) {
        check_transcription(transcription.printed);
        check_transcription(transcription.adopted());
    }

private:
    void check_transcription(Text const& text) {
        for (TaggedCharacter const& c : tagged_characters(text.value)) {
            if (!known_.contains(c.character)) complain(c.character, text.at);
        }
    }

    // A letter of the script may be the upper speller.
    void check_spellers(Text const& text) {
        auto const list = characters(text.value);
        if (list.size() < 2) return;
        std::string const upper = text.value.substr(0, text.value.size() - list.back().size());
        std::string const lower(list.back());
        if (!context_.alphabet.letter(upper) && !spellers_.contains(upper)) complain(upper, text.at);
        if (!spellers_.contains(lower)) complain(lower, text.at);
    }

    void complain(std::string const& character, Location at) const {
        context_.error(at, "unknown-character",
                       in_ticks(character) + " has no reading in phonology/characters.yaml; give it one, or say in " +
                           "variants.yaml for which form it stands");
    }

    CheckContext const& context_;
    std::set<std::string, std::less<>> known_;     // also what is lost
    std::set<std::string, std::less<>> spellers_;  // what has readings
};

}  // namespace

void check_characters(CheckContext const& context) {
    if (!context.corpus.phonology) return;
    CharacterChecker checker(context, *context.corpus.phonology);
    for (Letter const& letter : context.corpus.letters) {
        checker.check_both(letter.name);
        for (Reading const& reading : letter.readings) checker.check(reading);
    }
    for (Chapter const& chapter : context.corpus.chapters) {
        for (Reading const& reading : chapter.readings) checker.check(reading);
    }
}

}  // namespace xitan
