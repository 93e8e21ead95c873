// SPDX-License-Identifier: MIT
#include "check/context.hpp"
#include "check/numerals.hpp"

#include <algorithm>

namespace xitan {

namespace {

void check_measure(CheckContext const& context, Claim const& claim) {
    bool const of_letters =
        claim.measure && (claim.measure->left_out || claim.measure->vowels_per_row || !claim.measure->letters.empty());
    bool const of_chapters =
        claim.measure && (claim.measure->verb || claim.measure->generating || !claim.measure->chapters.empty());
    Location const at = claim.measure ? claim.measure->at : claim.at;
    switch (claim.unit.value) {
        case Unit::letters:
            if (!of_letters || of_chapters) {
                context.error(
                    at, "bad-measure",
                    "a figure of letters says under `of` which: `left-out`, `vowels`, or a filter of letters");
            }
            break;
        case Unit::chapters:
            if (!of_chapters || of_letters) {
                context.error(
                    at, "bad-measure",
                    "a figure of chapters says under `of` which: {verb: …}, {generating: yes} or {chapters: […]}");
            } else {
                context.chapter_list(claim.measure->chapters);
            }
            break;
        case Unit::syllables:
        case Unit::rows:
            if (of_letters || of_chapters) {
                context.error(
                    at, "bad-measure",
                    "a figure of syllables or rows counts those of its chapter (or of `for`); it has no `of`");
            }
            break;
    }
}

// A figure that is printed stands in its own words.
void check_words(CheckContext const& context, Claim const& claim) {
    if (claim.inferred) return;
    auto const numbers = numerals(claim.words.value);
    if (std::find(numbers.begin(), numbers.end(), claim.count.value) != numbers.end()) return;
    std::string found;
    for (auto const number : numbers) found += (found.empty() ? "" : ", ") + std::to_string(number);
    context.error(claim.count.at, "count-not-in-words",
                  "the words " + in_ticks(claim.words.value) + " do not say " + std::to_string(claim.count.value) +
                      (found.empty() ? "; there is no numeral in them" : ", but " + found));
}

}  // namespace

void check_claims(CheckContext const& context) {
    auto const& reckonings = context.corpus.work.reckonings;
    std::vector<Text> names;
    for (Reckoning const& reckoning : reckonings) names.push_back(reckoning.name);
    for (Chapter const& chapter : context.corpus.chapters) {
        for (Claim const& claim : chapter.expects) {
            context.line(claim.line);
            context.one_of(claim.reckoning, names, "unknown-reckoning", "reckoning");
            context.chapter_list(claim.applies_to);
            check_measure(context, claim);
            check_words(context, claim);
            if (reckonings.empty()) {
                context.error(claim.at, "unknown-reckoning", "work.yaml declares no `reckonings` to count by");
            }
        }
    }
}

}  // namespace xitan
