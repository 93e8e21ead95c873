// SPDX-License-Identifier: MIT
#include "check/context.hpp"

#include "text/utf8.hpp"

#include <algorithm>
#include <map>
#include <string>

namespace xitan {

namespace {

void check_shape(CheckContext const& context, Reading const& reading) {
    int const kinds = (reading.zh ? 1 : 0) + (reading.direct ? 1 : 0) + (reading.fanqie ? 1 : 0);
    bool const pair = reading.zh && reading.fanqie && !reading.direct;
    if (kinds != 1 && !pair) {
        context.error(
            reading.at, "which-reading",
            "a reading has one of `zh`, `direct` and `fanqie`, or `zh` with a `fanqie` that spells one of its "
            "characters");
    } else if (!reading.zh && !reading.role) {
        context.error(reading.at, "missing-role",
                      "a fanqie or direct reading says its `role`: main, near, elsewhere, alternate or note");
    } else if (pair && !reading.fanqie->of) {
        context.error(reading.fanqie->at, "missing-key",
                      "a fanqie beside `zh` says under `of` which character it spells");
    } else if (pair && reading.zh->printed.value.find(reading.fanqie->of->value) == std::string::npos) {
        context.error(reading.fanqie->of->at, "spells-another",
                      in_ticks(reading.fanqie->of->value) + " is no character of " +
                          in_ticks(reading.zh->printed.value) + ", whose sound the fanqie says");
    }
}

// Two spellers: the last character, and before it one character or one letter of the script.
void check_spellers(CheckContext const& context, Text const& spellers) {
    auto const list = characters(spellers.value);
    bool good = list.size() >= 2 && is_han(code_point(list.back()));
    if (good && list.size() == 2) good = is_han(code_point(list.front()));
    if (good && list.size() > 2) {
        std::string const upper = spellers.value.substr(0, spellers.value.size() - list.back().size());
        good = context.alphabet.letter(upper).has_value();
    }
    if (!good) {
        context.error(
            spellers.at, "not-two-spellers",
            "a fanqie has two spellers and no 反: an upper one (a character or a letter) and a lower one; found " +
                in_ticks(spellers.value));
    }
}

void check_tags(CheckContext const& context, Text const& zh) {
    std::vector<std::string> known;
    for (Tag const& tag : context.corpus.script.tags) known.push_back(tag.tag.value);
    std::size_t from = 0;
    while ((from = zh.value.find('(', from)) != std::string::npos) {
        auto const to = zh.value.find(')', from);
        if (to == std::string::npos) {
            context.error(zh.at, "bad-tag", "the bracket of a tag is not closed in " + in_ticks(zh.value));
            return;
        }
        context.one_of(Text{zh.value.substr(from + 1, to - from - 1), zh.at}, known, "unknown-tag", "tag");
        from = to;
    }
}

void check_signs(CheckContext const& context, Text const& text) {
    if (context.alphabet.consists_of_signs(text.value)) return;
    context.error(text.at, "unknown-spelling",
                  in_ticks(text.value) + " does not consist of signs of the written scheme");
}

// What is rendered must be letters of this script; a printed label that the editors replace may be
// any signs, or a bare glyph code.
void check_of(CheckContext const& context, Attested const& of) {
    context.attested(of);
    Text const& meant = of.emendation ? of.emendation->read : of.printed;
    if (of.emendation && !of.printed.value.starts_with('{')) check_signs(context, of.printed);
    if (!of.emendation && of.printed.value.starts_with('{')) {
        context.error(of.printed.at, "unknown-spelling",
                      "the glyph " + in_ticks(of.printed.value) + " has no romanisation; say under `read` what it is");
    } else if (!context.alphabet.parse(meant.value)) {
        context.error(meant.at, "unknown-spelling",
                      in_ticks(meant.value) + " does not consist of letters of this script");
    }
}

class ReadingChecker {
public:
    ReadingChecker(CheckContext const& context, Letter const* letter, Chapter const* chapter)
        : context_(context), letter_(letter), chapter_(chapter) {}

    void check(Reading const& reading) const {
        check_shape(context_, reading);
        if (reading.of) check_of(context_, *reading.of);
        if (reading.zh) {
            context_.attested(*reading.zh);
            check_tags(context_, reading.zh->printed);
            if (reading.zh->emendation) check_tags(context_, reading.zh->emendation->read);
        }
        if (reading.direct) context_.attested(*reading.direct);
        if (reading.fanqie) check_fanqie(*reading.fanqie);
        Script const& script = context_.corpus.script;
        context_.one_of(reading.tone, script.tones, "unknown-value", "tone");
        context_.one_of(reading.weight, script.weights, "unknown-value", "weight");
        context_.one_of(reading.length, script.lengths, "unknown-value", "length");
        context_.one_of(reading.manner, script.reading_manners, "unknown-value", "reading manner");
        check_place(reading);
    }

private:
    void check_fanqie(Fanqie const& fanqie) const {
        context_.attested(fanqie.spellers);
        check_spellers(context_, fanqie.spellers.printed);
        if (fanqie.spellers.emendation) check_spellers(context_, fanqie.spellers.emendation->read);
        if (fanqie.target) check_signs(context_, *fanqie.target);
    }

    void check_place(Reading const& reading) const {
        if (!reading.line) {
            if (!letter_) context_.error(reading.at, "missing-key", "a reading of a chapter says its `line`");
            return;
        }
        if (!context_.line(*reading.line)) return;
        auto const line = context_.lines.lines()[*context_.lines.find(reading.line->value)];
        if (letter_ && reading.line->value != letter_->line.value) {
            context_.error(
                reading.line->at, "line-outside",
                "the line " + reading.line->value + " is not the line of this letter, " + letter_->line.value);
        }
        if (chapter_ && (!line.chapter || &context_.corpus.chapters[*line.chapter] != chapter_)) {
            context_.error(reading.line->at, "line-outside",
                           "the line " + reading.line->value + " does not belong to chapter " +
                               std::to_string(chapter_->number.value) + "; write the reading in the file that owns it");
        }
    }

    CheckContext const& context_;
    Letter const* letter_;
    Chapter const* chapter_;
};

// All that one reading says of a sound, so that equal ones are equal as text.
std::string said(Reading const& reading, MaybeText const& own_line) {
    std::string all;
    auto const add = [&](std::string_view key, MaybeText const& text) {
        if (text) all.append(key).append(text->value).append("\n");
    };
    auto const add_printed = [&](std::string_view key, std::optional<Attested> const& value) {
        if (value) add(key, value->printed);
    };
    add_printed("of ", reading.of);
    add_printed("zh ", reading.zh);
    add_printed("direct ", reading.direct);
    if (reading.fanqie) {
        add("prefix ", reading.fanqie->prefix);
        add("fanqie ", reading.fanqie->spellers.printed);
        add("of ", reading.fanqie->of);
        add("target ", reading.fanqie->target);
    }
    if (reading.role) all += std::to_string(static_cast<int>(reading.role->value)) + "\n";
    add("label ", reading.label);
    add("tone ", reading.tone);
    add("weight ", reading.weight);
    add("length ", reading.length);
    add("manner ", reading.manner);
    add("line ", reading.line ? reading.line : own_line);
    return all;
}

// A letter has one main reading, and none twice.
void check_repeated(CheckContext const& context, Letter const& letter) {
    std::map<std::string, Location> seen;
    Reading const* main = nullptr;
    for (Reading const& reading : letter.readings) {
        auto const [first, fresh] = seen.try_emplace(said(reading, letter.line), reading.at);
        bool const is_main = reading.role && reading.role->value == ReadingRole::main;
        if (!fresh) {
            context.error(reading.at, "reading-twice",
                          "the letter " + in_ticks(letter.written.value) + " has this reading twice; take one away",
                          {{"first here", first->second}});
        } else if (is_main && main) {
            context.error(
                reading.role->at, "main-twice",
                "the letter " + in_ticks(letter.written.value) +
                    " has a main reading already; what else the text gives is near, elsewhere, alternate or note",
                {{"the main reading is here", main->at}});
        }
        if (is_main && !main) main = &reading;
    }
}

// A chapter gives no transcription of a syllable twice from one line, whatever else is said of it.
void check_repeated(CheckContext const& context, Chapter const& chapter) {
    std::map<std::string, Location> seen;
    for (Reading const& reading : chapter.readings) {
        if (!reading.zh || !reading.line) continue;
        std::string const key = (reading.of ? reading.of->printed.value : std::string()) + '\n' +
                                reading.zh->printed.value + '\n' + reading.line->value;
        auto const [first, fresh] = seen.try_emplace(key, reading.at);
        if (fresh) continue;
        context.error(reading.at, "reading-twice",
                      "this reading of the line stands here for the second time; take one away",
                      {{"first here", first->second}});
    }
}

}  // namespace

void check_readings(CheckContext const& context) {
    for (Letter const& letter : context.corpus.letters) {
        check_repeated(context, letter);
        ReadingChecker const checker(context, &letter, nullptr);
        for (Reading const& reading : letter.readings) checker.check(reading);
    }
    for (Chapter const& chapter : context.corpus.chapters) {
        check_repeated(context, chapter);
        ReadingChecker const checker(context, nullptr, &chapter);
        for (Reading const& reading : chapter.readings) checker.check(reading);
        for (Attribution const& attribution : chapter.attributions) {
            context.line(attribution.line);
            context.attested(attribution.words);
        }
    }
}

}  // namespace xitan
