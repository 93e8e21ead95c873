// SPDX-License-Identifier: MIT
#include "generate/readings.hpp"

#include "text/utf8.hpp"

#include <algorithm>
#include <map>

namespace xitan {

namespace {

std::optional<std::string> plain(MaybeText const& text) { return text ? std::optional(text->value) : std::nullopt; }

// The tag at the very end of a transcription: "上重" of 安茶(上重).
std::string_view last_tag(std::string_view transcription) {
    if (!transcription.ends_with(')')) return {};
    auto const open = transcription.rfind('(');
    if (open == std::string_view::npos) return {};
    return transcription.substr(open + 1, transcription.size() - open - 2);
}

class ReadingResolver {
public:
    ReadingResolver(Alphabet const& alphabet, SyllableMaker const& syllables, LineIndex const& lines,
                    Generated& generated, Diagnostics& diagnostics)
        : corpus_(alphabet.corpus()),
          alphabet_(alphabet),
          syllables_(syllables),
          lines_(lines),
          generated_(generated),
          diagnostics_(diagnostics) {
        for (Index i = 0; i < generated.cells.size(); ++i) {
            Cell const& cell = generated.cells[i];
            cells_.try_emplace({generated.rows[cell.row].chapter, cell.syllable}, i);
        }
    }

    void resolve() {
        generated_.name_readings.reserve(corpus_.letters.size());
        for (Index i = 0; i < corpus_.letters.size(); ++i) resolve_letter(i);
        for (Index i = 0; i < corpus_.chapters.size(); ++i) {
            for (Reading const& reading : corpus_.chapters[i].readings) resolve_chapter_reading(i, reading);
        }
        auto& readings = generated_.readings;
        std::stable_sort(readings.begin(), readings.end(), [&](ResolvedReading const& a, ResolvedReading const& b) {
            return lines_.find(a.line) < lines_.find(b.line);
        });
        number_within_lines(readings);
    }

private:
    static void number_within_lines(std::vector<ResolvedReading>& readings) {
        std::string line;
        int number = 0;
        for (ResolvedReading& reading : readings) {
            number = reading.line == line ? number + 1 : 1;
            line = reading.line;
            reading.id = line + "." + std::to_string(number);
        }
    }

    void resolve_letter(Index index) {
        Letter const& letter = corpus_.letters[index];
        Reading name;
        name.at = letter.name.printed.at;
        name.zh = letter.name;
        name.line = letter.line;
        name.tone = letter.sounds.tone;
        name.weight = letter.sounds.weight;
        name.length = letter.sounds.length;
        name.manner = letter.sounds.manner;
        generated_.name_readings.push_back(std::move(name));
        EntryRef const entry{EntryKind::letter, index};
        add(generated_.name_readings.back(), entry, letter.written.value, &letter);
        for (Reading const& reading : letter.readings) {
            add(reading, entry, reading.of ? rendered(*reading.of).value : letter.written.value, &letter);
        }
    }

    void resolve_chapter_reading(Index chapter, Reading const& reading) {
        std::string const written = reading.of ? rendered(*reading.of).value : std::string();
        add(reading, entry_of(chapter, reading), written, nullptr);
    }

    // A label without romanisation cannot place a reading, so there even a doubtful proposal does.
    static Text const& rendered(Attested const& of) {
        if (of.emendation && of.printed.value.starts_with('{')) return of.emendation->read;
        return of.adopted();
    }

    EntryRef entry_of(Index chapter, Reading const& reading) {
        EntryRef const own{EntryKind::chapter, chapter};
        if (!reading.of) return own;
        Text const& written = rendered(*reading.of);
        auto const spelled = alphabet_.parse(written.value);
        if (!spelled || spelled->vowels.empty()) return own;
        auto const syllable = syllables_.find(*spelled);
        if (!syllable) {
            complain_of_unknown(written);
            return own;
        }
        auto const cell = cells_.find({chapter, *syllable});
        if (cell != cells_.end()) return {EntryKind::cell, cell->second};
        return {EntryKind::syllable, *syllable};
    }

    void complain_of_unknown(Text const& written) {
        std::vector<std::string> known;
        known.reserve(generated_.syllables.size());
        for (Syllable const& s : generated_.syllables) {
            known.push_back(alphabet_.spell({generated_.clusters[s.cluster].letters, s.vowels}, written_scheme()));
        }
        auto const near = nearest(written.value, known);
        diagnostics_.error(written.at, "unknown-syllable",
                           "no rule makes `" + written.value + "` and no chapter has it under `mentions`" +
                               (near ? "; did you mean `" + *near + "`?" : ""));
    }

    [[nodiscard]] Scheme const& written_scheme() const {
        auto const& schemes = corpus_.script.schemes;
        return *std::find_if(schemes.begin(), schemes.end(),
                             [&](Scheme const& s) { return s.name.value == corpus_.script.written.value; });
    }

    void add(Reading const& reading, EntryRef entry, std::string const& written, Letter const* letter) {
        if (reading.zh) add_sound(reading, *reading.zh, ReadingKind::transcription, entry, written, letter);
        if (reading.direct) add_sound(reading, *reading.direct, ReadingKind::direct, entry, written, letter);
        if (reading.fanqie) add_fanqie(reading, entry, written, letter);
    }

    [[nodiscard]] ResolvedReading start(Reading const& reading, EntryRef entry, std::string const& written,
                                        Letter const* letter) const {
        ResolvedReading row;
        row.source = &reading;
        row.entry = entry;
        row.written = written;
        row.rejected = reading.rejected;
        row.certainty = reading.certainty ? reading.certainty->value : Certainty::certain;
        row.line = reading.line ? reading.line->value : letter ? letter->line.value : std::string();
        row.at = reading.at;
        if (reading.of && reading.of->emendation) row.of_emended = &*reading.of;
        return row;
    }

    void add_sound(Reading const& reading, Attested const& sound, ReadingKind kind, EntryRef entry,
                   std::string const& written, Letter const* letter) {
        ResolvedReading row = start(reading, entry, written, letter);
        row.kind = kind;
        row.printed = sound.printed.value;
        row.text = without_tags(sound.adopted().value);
        if (kind == ReadingKind::direct) {
            row.role = reading.role ? reading.role->value : ReadingRole::note;
            if (letter) row.head = letter->name.printed.value;
            if (!written.empty()) row.target = written;
        }
        take_qualities(reading, last_tag(sound.printed.value), row);
        if (sound.emendation) row.emended = &sound;
        generated_.readings.push_back(std::move(row));
    }

    void add_fanqie(Reading const& reading, EntryRef entry, std::string const& written, Letter const* letter) {
        Fanqie const& fanqie = *reading.fanqie;
        ResolvedReading row = start(reading, entry, written, letter);
        row.kind = ReadingKind::fanqie;
        row.role = reading.role ? reading.role->value : ReadingRole::note;
        std::string const prefix = fanqie.prefix ? fanqie.prefix->value : std::string();
        row.printed = prefix + fanqie.spellers.printed.value + "反";
        row.text = prefix + fanqie.spellers.adopted().value + "反";
        row.head = fanqie.of ? std::optional(fanqie.of->value)
                   : letter  ? std::optional(letter->name.printed.value)
                             : std::nullopt;
        row.prefix = plain(fanqie.prefix);
        auto const spellers = characters(fanqie.spellers.printed.value);
        if (spellers.size() >= 2) {
            row.lower = std::string(spellers.back());
            row.upper =
                fanqie.spellers.printed.value.substr(0, fanqie.spellers.printed.value.size() - row.lower->size());
        }
        row.target = fanqie.target     ? std::optional(fanqie.target->value)
                     : written.empty() ? std::nullopt
                                       : std::optional(written);
        // Beside a transcription the qualities are the transcription's.
        if (!reading.zh) take_qualities(reading, {}, row);
        if (fanqie.spellers.emendation) row.emended = &fanqie.spellers;
        generated_.readings.push_back(std::move(row));
    }

    void take_qualities(Reading const& reading, std::string_view tag, ResolvedReading& row) const {
        row.tone = plain(reading.tone);
        row.weight = plain(reading.weight);
        row.length = plain(reading.length);
        row.manner = plain(reading.manner);
        auto const& tags = corpus_.script.tags;
        auto const known = std::find_if(tags.begin(), tags.end(), [&](Tag const& t) { return t.tag.value == tag; });
        if (known == tags.end()) return;
        if (!row.tone) row.tone = plain(known->tone);
        if (!row.weight) row.weight = plain(known->weight);
        if (!row.length) row.length = plain(known->length);
        if (!row.manner) row.manner = plain(known->manner);
    }

    Corpus const& corpus_;
    Alphabet const& alphabet_;
    SyllableMaker const& syllables_;
    LineIndex const& lines_;
    Generated& generated_;
    Diagnostics& diagnostics_;
    std::map<std::pair<Index, Index>, Index> cells_;  // chapter and syllable to its first cell
};

}  // namespace

void resolve_readings(Alphabet const& alphabet, SyllableMaker const& syllables, LineIndex const& lines,
                      Generated& generated, Diagnostics& diagnostics) {
    ReadingResolver(alphabet, syllables, lines, generated, diagnostics).resolve();
}

std::string without_tags(std::string_view transcription) {
    std::string text;
    int depth = 0;
    for (char const c : transcription) {
        if (c == '(') ++depth;
        if (depth == 0) text += c;
        if (c == ')' && depth > 0) --depth;
    }
    return text;
}

}  // namespace xitan
