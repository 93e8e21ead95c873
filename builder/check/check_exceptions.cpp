// SPDX-License-Identifier: MIT
#include "check/context.hpp"

#include <array>

namespace xitan {

namespace {

struct List {
    std::string_view key;
    std::vector<Exceptional> Chapter::*entries;
    bool by_letter;  // may name the letter that a row is built on
    bool with_vowels;
};

constexpr std::array lists{
    List{"leaves-out", &Chapter::leaves_out, true, false},
    List{"disputed", &Chapter::disputed, true, false},
    List{"alternative", &Chapter::alternative, true, false},
    List{"held", &Chapter::held, false, true},
    List{"named", &Chapter::named, false, true},
};

void check_vowels(CheckContext const& context, Exceptional const& exceptional) {
    std::vector<std::string> known;
    for (Letter const& letter : context.corpus.letters) {
        if (letter.kind.value == LetterKind::vowel) known.push_back(letter.written.value);
    }
    for (std::size_t i = 0; i < exceptional.vowels.size(); ++i) {
        Text const& vowel = exceptional.vowels[i];
        auto const letter = context.alphabet.unit_letter(vowel.value);
        bool const is_vowel = letter && context.corpus.letters[*letter].kind.value == LetterKind::vowel;
        bool const is_mark = is_vowel && context.corpus.letters[*letter].written.value != vowel.value;
        if (!is_vowel || is_mark != (i > 0) || i > 1) {
            context.one_of(vowel, known, "unknown-vowel", i == 0 ? "vowel" : "mark that stands second");
            if (is_vowel && i > 0 && !is_mark) {
                context.error(vowel.at, "unknown-vowel",
                              "a second vowel sign is a mark, as in [ū, ṃ]; " + in_ticks(vowel.value) + " is a vowel");
            }
        }
    }
}

void check_one(CheckContext const& context, Exceptional const& one, List const& list) {
    context.line(one.line);
    if (one.letter.has_value() == one.cluster.has_value() || (one.letter && !list.by_letter)) {
        context.error(one.at, "letter-or-cluster",
                      "an entry of `" + std::string(list.key) + "` names " +
                          (list.by_letter ? "either a `letter` or a `cluster`" : "a `cluster`"));
        return;
    }
    if (one.letter) context.letter(*one.letter);
    if (one.cluster) context.cluster(*one.cluster);
    if (!list.with_vowels && !one.vowels.empty()) {
        context.error(one.vowels.front().at, "vowels-of-a-row",
                      "`" + std::string(list.key) + "` names whole rows; `vowels` goes with `held` and `named` only");
    }
    check_vowels(context, one);
}

}  // namespace

void check_exceptions(CheckContext const& context) {
    std::vector<Text> reckonings;
    for (Reckoning const& reckoning : context.corpus.work.reckonings) reckonings.push_back(reckoning.name);
    for (Chapter const& chapter : context.corpus.chapters) {
        for (List const& list : lists) {
            for (Exceptional const& one : chapter.*list.entries) {
                check_one(context, one, list);
                context.one_of(one.reckoning, reckonings, "unknown-reckoning", "reckoning");
                bool const needs = list.entries == &Chapter::alternative;
                if (needs != one.reckoning.has_value()) {
                    context.error(one.at, "reckoning-of-alternative",
                                  needs ? "an alternative row names the `reckoning` under which it counts"
                                        : "only an `alternative` row has a `reckoning`");
                }
                if (!one.because && list.entries != &Chapter::named) {
                    context.error(one.at, "missing-reason",
                                  "an entry of `" + std::string(list.key) + "` says why under `because`");
                }
            }
        }
    }
}

}  // namespace xitan
