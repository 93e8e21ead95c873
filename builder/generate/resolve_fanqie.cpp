// SPDX-License-Identifier: MIT
#include "generate/resolve_fanqie.hpp"

#include "generate/positions.hpp"
#include "generate/sound.hpp"
#include "model/transcription.hpp"
#include "phonology/notation.hpp"
#include "phonology/selection.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace xitan {

namespace {

std::string_view word(SelectionStatus status) {
    switch (status) {
        case SelectionStatus::unique:
            return "unique";
        case SelectionStatus::ambiguous:
            return "ambiguous";
        case SelectionStatus::none:
            return "none";
    }
    throw std::logic_error("a status without a name");
}

char32_t single(std::string const& text) { return text.empty() ? 0 : code_point(text); }

// A fanqie reading with its spellers of one kind (printed or emended), on the way to its resolution.
struct Case {
    Index reading;
    bool emended;
    std::string upper, lower;
    std::string head;  // empty: none
    std::vector<Index> upper_readings, lower_readings;
    std::vector<Candidate> candidates;
};

class Resolver {
public:
    Resolver(Alphabet const& alphabet, CharacterReadings const& characters, Generated& generated,
             Diagnostics& diagnostics)
        : corpus_(alphabet.corpus()),
          data_(*corpus_.phonology),
          alphabet_(alphabet),
          characters_(characters),
          generated_(generated),
          positions_(generated),
          diagnostics_(diagnostics) {
        for (AttestedPosition const& row : data_.attested) {
            if (auto const position = parse_position(row.position.value)) attested_.insert(*position);
        }
        attested_.insert(characters.all().begin(), characters.all().end());
    }

    void resolve() {
        for (Position const& position : characters_.all()) {
            generated_.reading_positions.push_back(positions_.add(position, judge(position, true)));
        }
        for (Index i = 0; i < generated_.readings.size(); ++i) {
            ResolvedReading const& reading = generated_.readings[i];
            if (reading.kind != ReadingKind::fanqie) continue;
            cases_.push_back(case_of(i, false));
            if (reading.source->fanqie->spellers.emendation) cases_.push_back(case_of(i, true));
        }
        for (Index i = 0; i < cases_.size(); ++i) by_file_[file_of(cases_[i])].push_back(i);
        for (Case const& one : cases_) {
            if (!one.candidates.empty()) {
                generated_.resolutions.push_back(resolution(one));
            } else if (!one.emended) {
                complain_of_none(one);
            }
        }
        complain_of_unspelled();
    }

private:
    Case case_of(Index index, bool emended) const {
        ResolvedReading const& reading = generated_.readings[index];
        Attested const& spellers = reading.source->fanqie->spellers;
        std::string const& text = (emended ? spellers.emendation->read : spellers.printed).value;
        std::string_view const lower = xitan::characters(text).back();
        Case one{index, emended, text.substr(0, text.size() - lower.size()), std::string(lower), {}, {}, {}, {}};
        one.head = head_of(reading, emended);
        one.upper_readings = upper_readings(one.upper);
        one.lower_readings = characters_.find(one.lower);
        one.candidates = xitan::resolve(characters_.positions(one.upper_readings),
                                        characters_.positions(one.lower_readings), attested_);
        return one;
    }

    std::string head_of(ResolvedReading const& reading, bool emended) const {
        bool const own = !reading.source->fanqie->of && reading.entry.kind == EntryKind::letter;
        if (own && emended) return corpus_.letters[reading.entry.index].name.adopted().value;
        return reading.head.value_or(std::string());
    }

    // A letter of the script in the place of the upper speller sounds like its name.
    std::vector<Index> upper_readings(std::string const& upper) const {
        auto const letter = alphabet_.letter(upper);
        return characters_.find(letter ? corpus_.letters[*letter].name.adopted().value : upper);
    }

    FileId file_of(Case const& one) const { return generated_.readings[one.reading].at.file; }

    // Two fanqie of one file, that is of one letter or one chapter; of an emended reading only the kind that is asked
    // for.
    bool are_sisters(Case const& one, Case const& other) const {
        if (one.reading == other.reading) return false;
        ResolvedReading const& sister = generated_.readings[other.reading];
        return !sister.source->fanqie->spellers.emendation || other.emended == one.emended;
    }

    Circumstances circumstances(Case const& one) const {
        ResolvedReading const& reading = generated_.readings[one.reading];
        Circumstances known;
        auto const of_letter = [](ResolvedReading const& r) {
            return r.entry.kind == EntryKind::letter && (r.role == ReadingRole::main || r.role == ReadingRole::near);
        };
        for (Index const index : by_file_.at(file_of(one))) {
            Case const& other = cases_[index];
            if (!are_sisters(one, other)) continue;
            char32_t const initial = common_initial(other.candidates);
            if (initial && of_letter(reading) && of_letter(generated_.readings[other.reading])) {
                known.sister_initials += initial;
            }
            char32_t const rime = common_rime(other.candidates);
            if (rime && !one.head.empty() && other.head == one.head) known.sister_rimes += rime;
        }
        known.head = characters_.positions(characters_.find(one.head));
        Sound const sound = sound_of(alphabet_, reading.target.value_or(std::string()));
        known.ends_in_stop = !sound.vowels.empty() && std::any_of(data_.checked.begin(), data_.checked.end(),
                                                                  [&](Text const& t) { return t.value == sound.rest; });
        known.tone = tone_of(reading, one.head, sound);
        return known;
    }

    // What the text states for the character that is spelled; else the tone that goes with its vowel.
    char32_t tone_of(ResolvedReading const& reading, std::string const& head, Sound const& sound) const {
        if (reading.tone) return single(*reading.tone);
        if (reading.source->zh) {
            for (TaggedCharacter const& c : tagged_characters(reading.source->zh->printed.value)) {
                if (c.character != head) continue;
                for (Tag const& tag : corpus_.script.tags) {
                    if (tag.tag.value == c.tag && tag.tone) return single(tag.tone->value);
                }
            }
        }
        if (reading.entry.kind == EntryKind::letter) {
            if (auto const& tone = corpus_.letters[reading.entry.index].sounds.tone) return single(tone->value);
        }
        return tone_of_vowel(sound);
    }

    char32_t tone_of_vowel(Sound const& sound) const {
        auto const vowel = sound.vowel();
        if (!vowel) return 0;
        for (VowelTone const& row : data_.tones) {
            for (Text const& letter : row.vowels) {
                if (letter.value == corpus_.letters[*vowel].written.value) return single(row.tone.value);
            }
        }
        return 0;
    }

    FanqieResolution resolution(Case const& one) {
        ResolvedReading const& reading = generated_.readings[one.reading];
        Selection const selection =
            select(one.candidates, characters_.positions(one.lower_readings), circumstances(one));
        FanqieResolution result;
        result.reading = one.reading;
        result.emended = one.emended;
        result.upper = one.upper;
        result.lower = one.lower;
        for (Candidate const& candidate : one.candidates) {
            FanqieCandidate made{positions_.add(candidate.position, candidate.judgement), {}};
            for (Spellers const& by : candidate.from) {
                made.by.emplace_back(one.upper_readings.at(by.upper), one.lower_readings.at(by.lower));
            }
            result.candidates.push_back(std::move(made));
        }
        result.chosen = static_cast<Index>(selection.chosen);
        result.possible = static_cast<Index>(selection.possible);
        result.status = word(selection.status);
        for (SelectionRule const rule : selection.decided) {
            result.rules.push_back(rule_names().at(static_cast<std::size_t>(rule)).name);
        }
        Spellers const by = one.candidates[selection.chosen].from.front();
        result.upper_initial_of_36 = utf8(initial_of_36(characters_.position(one.upper_readings.at(by.upper))));
        Sound const sound = sound_of(alphabet_, reading.target.value_or(std::string()));
        result.onset = sound.onset();
        result.vowel = sound.vowel();
        return result;
    }

    void complain_of_none(Case const& one) {
        diagnostics_.error(generated_.readings[one.reading].source->fanqie->spellers.printed.at, "no-candidate",
                           "`" + one.upper + one.lower + "` spells nothing, since " +
                               (one.upper_readings.empty() ? "`" + one.upper : "`" + one.lower) +
                               "` has no reading in phonology/characters.yaml");
    }

    void complain_of_unspelled() {
        for (AttestedPosition const& row : data_.attested) {
            auto const position = parse_position(row.position.value);
            bool const spelled = std::any_of(cases_.begin(), cases_.end(), [&](Case const& one) {
                return std::any_of(one.candidates.begin(), one.candidates.end(), [&](Candidate const& c) {
                    return c.position == position && c.judgement.legality == Legality::attested;
                });
            });
            if (spelled) continue;
            diagnostics_.error(row.position.at, "unattested-claim",
                               "no fanqie of the text spells `" + row.position.value +
                                   "` as a possible position; take the row away, or correct it");
        }
    }

    Corpus const& corpus_;
    PhonologyData const& data_;
    Alphabet const& alphabet_;
    CharacterReadings const& characters_;
    Generated& generated_;
    PositionList positions_;
    Diagnostics& diagnostics_;
    std::set<Position> attested_;
    std::vector<Case> cases_;
    std::map<FileId, std::vector<Index>> by_file_;  // into cases_
};

}  // namespace

void resolve_fanqie(Alphabet const& alphabet, CharacterReadings const& characters, Generated& generated,
                    Diagnostics& diagnostics) {
    Resolver(alphabet, characters, generated, diagnostics).resolve();
}

}  // namespace xitan
