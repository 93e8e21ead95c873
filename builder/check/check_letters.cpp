// SPDX-License-Identifier: MIT
#include "check/context.hpp"

#include <map>

namespace xitan {

namespace {

void check_features(CheckContext const& context, Letter const& letter) {
    Script const& script = context.corpus.script;
    std::vector<Text> groups;
    for (Group const& group : script.groups) groups.push_back(group.name);
    context.one_of(letter.group, groups, "unknown-group", "group");
    context.one_of(letter.place, script.places, "unknown-value", "place");
    context.one_of(letter.manner, script.manners, "unknown-value", "manner");
    context.one_of(letter.length, script.lengths, "unknown-value", "length");
    context.one_of(letter.sounds.tone, script.tones, "unknown-value", "tone");
    context.one_of(letter.sounds.weight, script.weights, "unknown-value", "weight");
    context.one_of(letter.sounds.length, script.lengths, "unknown-value", "length");
    context.one_of(letter.sounds.manner, script.reading_manners, "unknown-value", "reading manner");
    if (letter.kind.value == LetterKind::consonant && !letter.group && !script.groups.empty()) {
        context.error(letter.written.at, "missing-group",
                      "the consonant `" + letter.written.value + "` has no `group`; name one of script.yaml");
    }
}

}  // namespace

void check_letters(CheckContext const& context) {
    std::map<std::string, Location> written, ids;
    std::map<std::pair<LetterKind, int>, Location> orders;
    std::map<LetterKind, int> expected;
    for (Index i = 0; i < context.corpus.letters.size(); ++i) {
        Letter const& letter = context.corpus.letters[i];
        auto const [first, fresh] = written.try_emplace(letter.written.value, letter.written.at);
        if (!fresh) {
            context.error(letter.written.at, "letter-twice", "the letter `" + letter.written.value + "` has two files",
                          {{"first here", first->second}});
            continue;
        }
        Spelled const& spelled = context.alphabet.spelled(i);
        if (spelled.consonants.empty() && spelled.vowels.empty()) {
            context.error(letter.written.at, "unknown-sign",
                          in_ticks(letter.written.value) +
                              " does not consist of signs of the written scheme, or not of letters that can be joined");
        } else {
            auto const [other, unique] = ids.try_emplace(context.alphabet.letter_id(i), letter.written.at);
            if (!unique) {
                context.error(letter.written.at, "id-twice",
                              "the letter gets the public id `letter/" + other->first + "`, which another letter has",
                              {{"by this letter", other->second}});
            }
        }
        auto const [same, new_order] = orders.try_emplace({letter.kind.value, letter.order.value}, letter.order.at);
        int const next = ++expected[letter.kind.value];
        if (!new_order) {
            context.error(letter.order.at, "order-twice",
                          "two letters of a kind have `order: " + std::to_string(letter.order.value) + "`",
                          {{"first here", same->second}});
        } else if (letter.order.value != next) {
            context.error(letter.order.at, "order-gap",
                          "the order jumps to " + std::to_string(letter.order.value) +
                              "; the next letter of its kind is " + std::to_string(next));
            expected[letter.kind.value] = letter.order.value;
        }
        check_features(context, letter);
        context.line(letter.line);
        context.attested(letter.name);
        if (letter.glyph) context.attested(*letter.glyph);
    }
}

}  // namespace xitan
