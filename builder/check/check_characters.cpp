// SPDX-License-Identifier: MIT
// Every character with which the treatise or a letter list spells or transcribes has a reading in phonology/, or is
// said there to be lost. What is only proposed need not be known; it is compared if it is. And what characters.yaml and
// attested.yaml say of a homophone group agrees.
#include "check/context.hpp"
#include "model/transcription.hpp"
#include "text/utf8.hpp"

#include <map>
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

    void check_transcription(Text const& text) {
        for (TaggedCharacter const& c : tagged_characters(text.value)) {
            if (!known_.contains(c.character)) complain(c.character, text.at);
        }
    }

    // What is no Han character in a list is another check's.
    void check_listed(Text const& text) {
        for (TaggedCharacter const& c : tagged_characters(text.value)) {
            bool const han = c.character.starts_with('[') || is_han(code_point(c.character));
            if (han && !known_.contains(c.character)) complain(c.character, text.at);
        }
    }

private:
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

// A homophone group (小韻) is one sound: all that names it gives it the same position, rime and fanqie.
class GroupChecker {
public:
    GroupChecker(CheckContext const& context, PhonologyData const& data) : context_(context), data_(data) {}

    void check() {
        for (CharacterReading const& reading : data_.readings) check_reading(reading);
        for (AttestedPosition const& attested : data_.attested) check_attested(attested);
    }

private:
    void check_reading(CharacterReading const& reading) {
        auto const [group, fresh] = groups_.try_emplace(reading.group.value, &reading);
        if (fresh) return enter(reading);
        CharacterReading const& first = *group->second;
        agree(reading, "position", reading.position, first.position);
        agree(reading, "rime heading", reading.heading, first.heading);
        agree(reading, "fanqie", reading.fanqie, first.fanqie);
        enter(reading);
    }

    // The same number twice is complained of elsewhere.
    void enter(CharacterReading const& reading) {
        auto const [member, fresh] =
            members_.try_emplace(reading.group.value + " " + reading.character.value, &reading);
        if (!fresh && member->second->number.value != reading.number.value) {
            context_.error(reading.at, "reading-twice",
                           in_ticks(reading.character.value) + " stands here for the second time in the group " +
                               in_ticks(reading.group.value),
                           {{"first here", member->second->at}});
        }
        positions_[reading.position.value].push_back(&reading);
    }

    void agree(CharacterReading const& reading, std::string_view what, MaybeText const& own,
               MaybeText const& first) const {
        if (own.has_value() == first.has_value() && (!own || own->value == first->value)) return;
        auto const shown = [](MaybeText const& text) { return text ? in_ticks(text->value) : std::string("none"); };
        context_.error(own ? own->at : reading.at, "group-differs",
                       "the homophone group " + in_ticks(reading.group.value) + " has one " + std::string(what) +
                           ": found " + shown(own) + ", but before " + shown(first),
                       {{"first here", groups_.at(reading.group.value)->at}});
    }

    void check_attested(AttestedPosition const& attested) const {
        for (Text const& group : attested.groups) {
            auto const known = groups_.find(group.value);
            if (known == groups_.end() || known->second->position.value == attested.position.value) continue;
            context_.error(group.at, "group-differs",
                           "the homophone group " + in_ticks(group.value) + " has the position " +
                               in_ticks(known->second->position.value) + " in characters.yaml",
                           {{"there", known->second->position.at}});
        }
        auto const here = positions_.find(attested.position.value);
        if (here == positions_.end()) return;
        std::set<std::string> named;
        for (Text const& group : attested.groups) named.insert(group.value);
        for (CharacterReading const* reading : here->second) {
            if (!named.insert(reading->group.value).second) continue;
            context_.error(attested.position.at, "group-missing",
                           "the position " + in_ticks(attested.position.value) +
                               " is also that of the homophone group " + in_ticks(reading->group.value) + ", as " +
                               in_ticks(reading->character.value) + " shows; name it under `xiaoyun`",
                           {{"there", reading->group.at}});
        }
    }

    CheckContext const& context_;
    PhonologyData const& data_;
    std::map<std::string, CharacterReading const*, std::less<>> groups_;   // the first of each group
    std::map<std::string, CharacterReading const*, std::less<>> members_;  // group and character
    std::map<std::string, std::vector<CharacterReading const*>, std::less<>> positions_;
};

}  // namespace

void check_characters(CheckContext const& context) {
    if (!context.corpus.phonology) return;
    GroupChecker(context, *context.corpus.phonology).check();
    CharacterChecker checker(context, *context.corpus.phonology);
    for (Letter const& letter : context.corpus.letters) {
        checker.check_both(letter.name);
        for (Reading const& reading : letter.readings) checker.check(reading);
    }
    for (Chapter const& chapter : context.corpus.chapters) {
        for (Reading const& reading : chapter.readings) checker.check(reading);
    }
    for (LetterList const& list : context.corpus.lists) {
        for (ListLetter const& letter : list.letters)
            checker.check_listed(letter.unicode ? *letter.unicode : letter.zh);
    }
}

}  // namespace xitan
