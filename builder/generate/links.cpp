// SPDX-License-Identifier: MIT
#include "generate/links.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace xitan {

namespace {

bool same(MaybeText const& a, MaybeText const& b) { return a && b && a->value == b->value; }
bool is(MaybeText const& text, std::string_view value) { return text && text->value == value; }

class LinkMaker {
public:
    LinkMaker(Alphabet const& alphabet, SyllableMaker const& syllables, Generated& generated, Diagnostics& diagnostics)
        : corpus_(alphabet.corpus()),
          alphabet_(alphabet),
          syllables_(syllables),
          generated_(generated),
          diagnostics_(diagnostics) {}

    void make() {
        letter_pairs();
        by_reading();
        for (Index i = 0; i < corpus_.chapters.size(); ++i) chapter(i);
        held_rows();
        for (Index i = 0; i < corpus_.letters.size(); ++i) {
            for (See const& see : corpus_.letters[i].see) authored({EntryKind::letter, i}, see);
        }
        for (Index i = 0; i < corpus_.chapters.size(); ++i) {
            for (See const& see : corpus_.chapters[i].see) authored({EntryKind::chapter, i}, see);
        }
    }

private:
    void link(EntryRef from, std::string_view relation, EntryRef to, MaybeText because = {}, MaybeText line = {}) {
        if (from == to) return;
        generated_.links.push_back({from, relation, to, std::move(because), std::move(line)});
    }

    // Letters that differ in one feature only.
    void letter_pairs() {
        auto const& letters = corpus_.letters;
        for (Index a = 0; a < letters.size(); ++a) {
            for (Index b = 0; b < letters.size(); ++b) {
                Letter const& x = letters[a];
                Letter const& y = letters[b];
                if (x.kind.value != y.kind.value) continue;
                EntryRef const from{EntryKind::letter, a}, to{EntryKind::letter, b};
                bool const next = y.order.value == x.order.value + 1;
                if (next && is(x.length, "short") && is(y.length, "long")) link(from, "short-long", to);
                if (!same(x.group, y.group) || !same(x.place, y.place)) continue;
                if (is(x.manner, "stop") && is(y.manner, class_nasal)) link(from, "class-nasal", to);
                if (!same(x.manner, y.manner) || !same(x.voice, y.voice)) continue;
                if (is(x.aspiration, "unaspirated") && is(y.aspiration, "aspirated")) link(from, "aspirate-pair", to);
                if (has_weight(a, "light") && has_weight(b, "heavy")) link(from, "light-heavy", to);
            }
        }
    }

    [[nodiscard]] bool has_weight(Index letter, std::string_view weight) const {
        Letter const& l = corpus_.letters[letter];
        return is(l.sounds.weight, weight) || std::any_of(l.readings.begin(), l.readings.end(),
                                                          [&](Reading const& r) { return is(r.weight, weight); });
    }

    // Letters whose names are written with one character, and letters that share an upper speller.
    // (The lower speller is 下 or 可 almost everywhere and would link everything.)
    void by_reading() {
        std::map<std::string, std::set<Index>> characters, spellers;
        for (ResolvedReading const& reading : generated_.readings) {
            if (reading.entry.kind != EntryKind::letter) continue;
            if (reading.kind == ReadingKind::transcription) characters[reading.printed].insert(reading.entry.index);
            if (reading.upper && !reading.rejected) spellers[*reading.upper].insert(reading.entry.index);
        }
        pairs(characters, "same-character");
        pairs(spellers, "same-speller");
    }

    void pairs(std::map<std::string, std::set<Index>> const& groups, std::string_view relation) {
        for (auto const& [shared, letters] : groups) {
            for (auto a = letters.begin(); a != letters.end(); ++a) {
                for (auto b = std::next(a); b != letters.end(); ++b) {
                    link({EntryKind::letter, *a}, relation, {EntryKind::letter, *b}, Text{shared, {}});
                }
            }
        }
    }

    void chapter(Index index) {
        Chapter const& own = corpus_.chapters[index];
        EntryRef const from{EntryKind::chapter, index};
        std::set<int> sources;
        for (Step const& step : own.rows) {
            if (step.to_chapter && sources.insert(step.to_chapter->value).second) {
                if (auto const to = chapter_numbered(step.to_chapter->value)) link(from, "derived-from", *to);
            }
        }
        for (Exceptional const& out : own.leaves_out) {
            if (!out.letter) continue;
            if (auto const letter = alphabet_.letter(out.letter->value)) {
                link({EntryKind::letter, *letter}, "left-out-of", from, out.because, out.line);
            }
        }
    }

    void held_rows() {
        for (Cell const& cell : generated_.cells) {
            Row const& row = generated_.rows[cell.row];
            if (row.status != Status::held || !row.apart) continue;
            link({EntryKind::syllable, cell.syllable}, "held-in", {EntryKind::chapter, row.chapter}, row.apart->because,
                 row.apart->line);
        }
    }

    [[nodiscard]] std::optional<EntryRef> chapter_numbered(int number) const {
        for (Index i = 0; i < corpus_.chapters.size(); ++i) {
            if (corpus_.chapters[i].number.value == number) return EntryRef{EntryKind::chapter, i};
        }
        return std::nullopt;
    }

    void authored(EntryRef from, See const& see) {
        std::optional<EntryRef> to;
        if (see.letter) {
            if (auto const letter = alphabet_.letter(see.letter->value)) to = EntryRef{EntryKind::letter, *letter};
        } else if (see.chapter) {
            int number = -1;
            std::string const& text = see.chapter->value;
            std::from_chars(text.data(), text.data() + text.size(), number);
            to = chapter_numbered(number);
        } else if (see.syllable) {
            auto const spelled = alphabet_.parse(see.syllable->value);
            auto const syllable = spelled ? syllables_.find(*spelled) : std::nullopt;
            if (syllable)
                to = EntryRef{EntryKind::syllable, *syllable};
            else
                diagnostics_.error(
                    see.syllable->at, "unknown-syllable",
                    "no rule makes `" + see.syllable->value + "` and no chapter has it under `mentions`");
        }
        if (to) link(from, "see", *to, see.as);
    }

    Corpus const& corpus_;
    Alphabet const& alphabet_;
    SyllableMaker const& syllables_;
    Generated& generated_;
    Diagnostics& diagnostics_;
};

}  // namespace

void make_links(Alphabet const& alphabet, SyllableMaker const& syllables, Generated& generated,
                Diagnostics& diagnostics) {
    LinkMaker(alphabet, syllables, generated, diagnostics).make();
}

}  // namespace xitan
