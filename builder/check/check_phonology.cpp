// SPDX-License-Identifier: MIT
#include "check/context.hpp"
#include "phonology/legality.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace xitan {

namespace {

class PhonologyChecker {
public:
    PhonologyChecker(CheckContext const& context, PhonologyData const& data) : context_(context), data_(data) {
        for (CharacterReading const& reading : data.readings) characters_.insert(reading.character.value);
        for (CharacterVariant const& v : data.variants) variants_.emplace(v.character.value, &v);
    }

    void check() {
        std::vector<std::string> sources;
        for (Source const& source : context_.corpus.work.sources) sources.push_back(source.id.value);
        context_.one_of(data_.source, sources, "unknown-source", "source");
        for (CharacterReading const& reading : data_.readings) check_reading(reading);
        for (CharacterVariant const& variant : data_.variants) check_variant(variant);
        for (AttestedPosition const& attested : data_.attested) check_attested(attested);
        for (Expectation const& expectation : data_.expectations) check_expectation(expectation);
        check_units();
    }

private:
    // Complains of a value that stood before; rule: "reading-twice".
    void once(std::string const& kind, std::string const& key, Location at) {
        auto const [first, fresh] = seen_.try_emplace(kind + " " + key, at);
        if (fresh) return;
        context_.error(at, kind + "-twice", in_ticks(key) + " stands here for the second time",
                       {{"first here", first->second}});
    }

    // A position that the rime book has must be one that it can have.
    void check_position(Text const& text) const {
        auto const position = parse_position(text.value);
        if (!position) {
            context_.error(text.at, "malformed-position",
                           in_ticks(text.value) +
                               " is no position; write initial, openness, division, type, rime and tone " +
                               "like `見開二麻上`, without what does not apply");
            return;
        }
        auto const judgement = judge(*position, true);
        if (judgement.legality == Legality::attested) return;
        context_.error(text.at, "malformed-position",
                       in_ticks(text.value) + " cannot be in the rime book: " + std::string(judgement.reason));
    }

    void check_reading(CharacterReading const& reading) {
        check_position(reading.position);
        once("reading", reading.group.value + "." + std::to_string(reading.number.value), reading.at);
        if (reading.number.value < 1) {
            context_.error(
                reading.number.at, "not-a-number",
                "the place in a homophone group counts from 1; found `" + std::to_string(reading.number.value) + "`");
        }
        auto const parts = characters(reading.character.value);
        if (parts.size() == 1 && is_han(code_point(parts.front()))) return;
        context_.error(reading.character.at, "not-a-character",
                       in_ticks(reading.character.value) + " is not one Chinese character");
    }

    void check_variant(CharacterVariant const& variant) {
        once("variant", variant.character.value, variant.at);
        bool const lost = variant.kind.value == VariantKind::lost;
        if (lost != !variant.stands_for) {
            context_.error(variant.at, "missing-key",
                           lost ? "a lost character stands for nothing; take away `for`"
                                : "a variant says under `for` which form has its readings; only a lost one does not");
            return;
        }
        if (lost) return;
        Text const& form = *variant.stands_for;
        if (auto const next = variants_.find(form.value); next != variants_.end()) {
            bool const loop = leads_to(form.value, variant.character.value);
            context_.error(form.at, "variant-loop",
                           in_ticks(form.value) + " is itself a variant" +
                               (loop ? ", and leads back to " + in_ticks(variant.character.value) : std::string()) +
                               "; name the form that has readings",
                           {{"as a variant here", next->second->at}});
        } else if (!characters_.contains(form.value)) {
            context_.error(form.at, "unknown-character",
                           in_ticks(form.value) + " has no reading in characters.yaml, so nothing can stand for it");
        }
    }

    // Does the chain of variants from one character come to another?
    [[nodiscard]] bool leads_to(std::string character, std::string const& wanted) const {
        for (std::size_t steps = 0; steps <= data_.variants.size(); ++steps) {
            if (character == wanted) return true;
            auto const next = variants_.find(character);
            if (next == variants_.end() || !next->second->stands_for) return false;
            character = next->second->stands_for->value;
        }
        return false;
    }

    void check_attested(AttestedPosition const& attested) {
        check_position(attested.position);
        once("position", attested.position.value, attested.position.at);
        for (Text const& group : attested.groups) once("xiaoyun", group.value, group.at);
        for (Text const& head : attested.heads) once("head", attested.position.value + " " + head.value, head.at);
        if (attested.groups.size() == attested.heads.size()) return;
        context_.error(attested.at, "uneven-lists",
                       "each homophone group has its first character: found " + std::to_string(attested.groups.size()) +
                           " numbers under `xiaoyun` and " + std::to_string(attested.heads.size()) +
                           " characters under `head`");
    }

    void check_onset(Text const& onset) const {
        auto const letter = context_.alphabet.unit_letter(onset.value);
        if (letter && context_.corpus.letters[*letter].kind.value == LetterKind::consonant) return;
        context_.error(onset.at, "unknown-onset",
                       in_ticks(onset.value) + " is no consonant of the script without its vowel");
    }

    // One of the Guangyun, or a light labial of the 36.
    void check_initial(Text const& initial) const {
        auto const parts = characters(initial.value);
        char32_t const character = parts.size() == 1 ? code_point(parts.front()) : 0;
        if (character && (is_in(initials, character) || is_in(U"非敷奉微", character))) return;
        context_.error(initial.at, "unknown-initial",
                       in_ticks(initial.value) + " is no Middle Chinese initial; write one like `見`");
    }

    void check_expectation(Expectation const& expectation) {
        if (expectation.onset.value != no_onset) check_onset(expectation.onset);
        once("onset", expectation.onset.value, expectation.onset.at);
        for (auto const* const list : {&expectation.yes, &expectation.broad, &expectation.regional}) {
            for (Text const& initial : *list) {
                check_initial(initial);
                once("expectation", expectation.onset.value + " " + initial.value, initial.at);
            }
        }
    }

    void check_units() {
        for (auto const* const list : {&data_.prothetic, &data_.nasals}) {
            for (UnitCharacter const& unit : *list) {
                once("unit", unit.character.value, unit.at);
                for (Text const& onset : unit.onsets) check_onset(onset);
                check_initial(unit.initial);
            }
        }
        for (VocalicUnit const& unit : data_.vocalic) {
            check_onset(unit.onset);
            for (Text const& vowel : unit.vowels) context_.letter(vowel);
        }
        for (VowelTone const& row : data_.tones) {
            context_.one_of(MaybeText(row.tone), context_.corpus.script.tones, "unknown-value", "tone");
            for (Text const& vowel : row.vowels) {
                context_.letter(vowel);
                once("vowel", vowel.value, vowel.at);
            }
        }
        for (Text const& consonant : data_.checked) check_onset(consonant);
    }

    CheckContext const& context_;
    PhonologyData const& data_;
    std::set<std::string, std::less<>> characters_;
    std::map<std::string, CharacterVariant const*, std::less<>> variants_;
    std::map<std::string, Location> seen_;
};

}  // namespace

void check_phonology(CheckContext const& context) {
    if (context.corpus.phonology) PhonologyChecker(context, *context.corpus.phonology).check();
}

}  // namespace xitan
