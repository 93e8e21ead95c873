// SPDX-License-Identifier: MIT
#include "check/context.hpp"

#include <map>

namespace xitan {

namespace {

void check_filter(CheckContext const& context, LetterFilter const& filter) {
    Script const& script = context.corpus.script;
    std::vector<std::string> groups;
    for (Group const& group : script.groups) groups.push_back(group.name.value);
    for (Text const& t : filter.letters) context.letter(t);
    for (Text const& t : filter.kinds) context.one_of(t, {"vowel", "consonant"}, "unknown-value", "kind");
    for (Text const& t : filter.groups) context.one_of(t, groups, "unknown-group", "group");
    for (Text const& t : filter.places) context.one_of(t, values(script.places), "unknown-value", "place");
    for (Text const& t : filter.manners) context.one_of(t, values(script.manners), "unknown-value", "manner");
    for (Text const& t : filter.lengths) context.one_of(t, values(script.lengths), "unknown-value", "length");
}

void check_operand(CheckContext const& context, Step const& step) {
    switch (step.verb) {
        case Verb::attach: {
            if (step.operand.value == all_vowels || !context.letter(step.operand)) return;
            auto const letter = *context.alphabet.letter(step.operand.value);
            if (context.corpus.letters[letter].kind.value != LetterKind::vowel) {
                context.error(step.operand.at, "not-a-vowel",
                              "`attach` takes a vowel or `vowels`; `" + step.operand.value + "` is a consonant");
            }
            return;
        }
        case Verb::subjoin:
            context.consonant_that_joins(step.operand);
            return;
        case Verb::superscribe:
            if (step.operand.value != class_nasal) context.consonant_that_joins(step.operand);
            return;
        case Verb::clusters:
            for (Text const& cluster : step.clusters) context.cluster(cluster);
            return;
    }
}

// Rules are applied in order of chapters, so a rule can only build on an earlier one.
void check_origin(CheckContext const& context, Chapter const& chapter, Located<int> const& from) {
    std::vector<std::string> earlier;
    for (Chapter const& other : context.corpus.chapters) {
        if (other.number.value < chapter.number.value) earlier.push_back(std::to_string(other.number.value));
        if (other.number.value != from.value) continue;
        if (from.value >= chapter.number.value) {
            context.error(from.at, "derives-from-later",
                          "chapter " + std::to_string(chapter.number.value) + " derives from chapter " +
                              std::to_string(from.value) + ", which is not an earlier one");
        } else if (other.rows.empty()) {
            context.error(from.at, "derives-from-nothing",
                          "chapter " + std::to_string(from.value) + " has no rule, so there are no rows to build on");
        }
        return;
    }
    context.one_of(Text{std::to_string(from.value), from.at}, earlier, "unknown-chapter", "chapter");
}

void check_step(CheckContext const& context, Chapter const& chapter, Step const& step) {
    check_operand(context, step);
    if (step.to_chapter) check_origin(context, chapter, *step.to_chapter);
    if (!step.to_letters) return;
    check_filter(context, *step.to_letters);
    for (Index i = 0; i < context.corpus.letters.size(); ++i) {
        if (context.alphabet.passes(i, *step.to_letters)) return;
    }
    context.error(step.to_letters->at, "filter-without-letter", "no letter passes this filter");
}

}  // namespace

void check_chapters(CheckContext const& context) {
    std::map<int, Location> numbers;
    for (Chapter const& chapter : context.corpus.chapters) {
        auto const [first, fresh] = numbers.try_emplace(chapter.number.value, chapter.number.at);
        if (!fresh) {
            context.error(chapter.number.at, "chapter-twice",
                          "the chapter " + std::to_string(chapter.number.value) + " has two files",
                          {{"first here", first->second}});
        }
        for (Step const& step : chapter.rows) check_step(context, chapter, step);
        for (Text const& mention : chapter.mentions) {
            auto const spelled = context.alphabet.parse(mention.value);
            if (!spelled || spelled->vowels.empty()) {
                context.error(mention.at, "unknown-syllable",
                              in_ticks(mention.value) + " is not a syllable of the written scheme");
            }
        }
        for (See const& see : chapter.see) {
            if (see.chapter) context.chapter_list({*see.chapter});
        }
    }
    for (Chapter const& chapter : context.corpus.chapters) {
        for (Claim const& claim : chapter.expects) {
            if (!claim.measure) continue;
            for (LetterFilter const& filter : claim.measure->letters) check_filter(context, filter);
        }
    }
}

}  // namespace xitan
