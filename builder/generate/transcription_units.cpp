// SPDX-License-Identifier: MIT
#include "generate/transcription_units.hpp"

#include "generate/sound.hpp"

#include <algorithm>

namespace xitan {

namespace {

bool has(std::vector<Text> const& list, std::string_view value) {
    return std::any_of(list.begin(), list.end(), [&](Text const& text) { return text.value == value; });
}

class Aligner {
public:
    explicit Aligner(Alphabet const& alphabet) : corpus_(alphabet.corpus()), data_(*corpus_.phonology) {}

    // One unit a character, with the sound that it renders, or none if they do not fit.
    [[nodiscard]] std::vector<TranscriptionUnit> align(std::vector<TaggedCharacter> const& characters,
                                                       Sound const& sound) const {
        if (characters.empty() || (sound.consonants.empty() && sound.vowels.empty())) return {};
        std::vector<TranscriptionUnit> units;
        std::size_t next = 0;
        UnitCharacter const* const prothetic = find(data_.prothetic, characters.front().character);
        if (prothetic && characters.size() > 1) {
            units.push_back(unit(UnitRole::prothetic, std::string(no_onset)));
            units.back().expected_initial = prothetic->initial.value;
            ++next;
        }
        std::size_t left = characters.size() - next;
        VocalicUnit const* const vocalic = vocalic_of(sound);
        bool const own_character = vocalic && left == sound.consonants.size() + 1;
        if (own_character) --left;
        if (left > std::max<std::size_t>(sound.consonants.size(), own_character ? 0 : 1)) return {};
        std::size_t const joined = sound.consonants.size() > left ? sound.consonants.size() - left : 0;
        for (std::size_t i = 0; i < left; ++i) {
            bool const last = i + 1 == left && !own_character;
            units.push_back(of_consonant(characters[next + i].character, sound, i, joined, last));
        }
        if (own_character) {
            units.push_back(unit(UnitRole::vocalic, vocalic->onset.value));
            units.back().vowel = sound.vowel();
        }
        for (std::size_t i = 0; i < units.size(); ++i) {
            units[i].ordinal = static_cast<std::uint16_t>(i + 1);
            units[i].character = characters[i].character;
        }
        return units;
    }

private:
    // Where there are fewer characters than consonants, the first one takes those that are left over and is
    // judged by the first of them: tta, llaṃ.
    [[nodiscard]] TranscriptionUnit of_consonant(std::string const& character, Sound const& sound, std::size_t i,
                                                 std::size_t joined, bool last) const {
        std::size_t const at = i == 0 ? 0 : i + joined;
        std::string const onset = sound.consonants.empty() ? std::string(no_onset) : sound.consonants.at(at);
        TranscriptionUnit made = unit(last ? UnitRole::final : UnitRole::cluster, onset);
        if (last) made.vowel = sound.vowel();
        UnitCharacter const* const nasal = find(data_.nasals, character);
        if (!last && nasal && has(nasal->onsets, onset)) {
            made.role = UnitRole::nasal;
            made.expected_initial = nasal->initial.value;
        }
        return made;
    }

    static TranscriptionUnit unit(UnitRole role, std::string onset) {
        TranscriptionUnit made{};
        made.role = role;
        made.onset = std::move(onset);
        return made;
    }

    static UnitCharacter const* find(std::vector<UnitCharacter> const& list, std::string const& character) {
        auto const found = std::find_if(list.begin(), list.end(),
                                        [&](UnitCharacter const& u) { return u.character.value == character; });
        return found == list.end() ? nullptr : &*found;
    }

    [[nodiscard]] VocalicUnit const* vocalic_of(Sound const& sound) const {
        if (!sound.vowel()) return nullptr;
        std::string const& written = corpus_.letters[*sound.vowel()].written.value;
        auto const found = std::find_if(data_.vocalic.begin(), data_.vocalic.end(),
                                        [&](VocalicUnit const& unit) { return has(unit.vowels, written); });
        return found == data_.vocalic.end() ? nullptr : &*found;
    }

    Corpus const& corpus_;
    PhonologyData const& data_;
};

void take_tag(Script const& script, std::string const& tag, TranscriptionUnit& unit) {
    for (Tag const& known : script.tags) {
        if (known.tag.value != tag) continue;
        if (known.tone) unit.tone = known.tone->value;
        if (known.weight) unit.weight = known.weight->value;
    }
}

void align_reading(Alphabet const& alphabet, Generated& generated, Index index) {
    ResolvedReading const& reading = generated.readings[index];
    Attested const* const printed = reading.kind == ReadingKind::direct          ? &*reading.source->direct
                                    : reading.kind == ReadingKind::transcription ? &*reading.source->zh
                                                                                 : nullptr;
    if (!printed) return;
    auto const characters = tagged_characters(printed->printed.value);
    std::vector<TaggedCharacter> emended;
    if (printed->emendation) emended = tagged_characters(printed->emendation->read.value);
    bool const comparable = emended.size() == characters.size();
    auto units = align_characters(alphabet, characters, reading.written);
    for (std::size_t i = 0; i < units.size(); ++i) {
        TranscriptionUnit& unit = units[i];
        unit.reading = index;
        if (comparable && emended[i].character != unit.character) unit.emended = emended[i].character;
        take_tag(alphabet.corpus().script, characters[i].tag, unit);
        if (i + 1 == units.size() && !unit.tone) unit.tone = reading.tone;
        if (i + 1 == units.size() && !unit.weight) unit.weight = reading.weight;
        generated.units.push_back(std::move(unit));
    }
}

}  // namespace

std::vector<TranscriptionUnit> align_characters(Alphabet const& alphabet,
                                                std::vector<TaggedCharacter> const& characters,
                                                std::string_view written) {
    return Aligner(alphabet).align(characters, sound_of(alphabet, written));
}

void align_transcriptions(Alphabet const& alphabet, Generated& generated) {
    for (Index i = 0; i < generated.readings.size(); ++i) align_reading(alphabet, generated, i);
}

}  // namespace xitan
