// SPDX-License-Identifier: MIT
#include "cli/summary.hpp"

#include "model/lines.hpp"

#include <algorithm>
#include <array>
#include <ostream>
#include <string_view>

namespace xitan {

namespace {

// "12 figures: 10 agree, 2 explained": parts that are zero are left out.
template <std::size_t N>
void print_parts(std::ostream& out, std::array<std::string_view, N> const& names,
                 std::array<std::size_t, N> const& counts) {
    bool first = true;
    for (std::size_t i = 0; i < N; ++i) {
        if (counts[i] == 0) continue;
        out << (first ? "" : ", ") << counts[i] << ' ' << names[i];
        first = false;
    }
}

template <class Visit>
void each_attested(Corpus const& corpus, Visit visit) {
    auto const readings = [&](std::vector<Reading> const& list) {
        for (Reading const& reading : list) {
            for (auto const* const value : {&reading.of, &reading.zh, &reading.direct}) {
                if (*value) visit(**value);
            }
            if (reading.fanqie) visit(reading.fanqie->spellers);
        }
    };
    for (Letter const& letter : corpus.letters) {
        visit(letter.name);
        if (letter.glyph) visit(*letter.glyph);
        readings(letter.readings);
    }
    for (Chapter const& chapter : corpus.chapters) {
        readings(chapter.readings);
        for (Attribution const& attribution : chapter.attributions) visit(attribution.words);
    }
    for (TextEmendation const& emendation : corpus.work.emendations) visit(emendation.value);
}

void print_readings(std::ostream& out, Compilation const& compilation) {
    std::array<std::size_t, 3> kinds{};
    for (ResolvedReading const& reading : compilation.generated.readings)
        ++kinds[static_cast<std::size_t>(reading.kind)];
    out << "readings  ";
    print_parts<3>(out, {"fanqie", "direct", "transcriptions"}, kinds);
    out << '\n';
}

void print_emendations(std::ostream& out, Compilation const& compilation) {
    std::array<std::size_t, 4> certainties{};
    each_attested(compilation.corpus, [&](Attested const& value) {
        if (value.emendation) ++certainties[static_cast<std::size_t>(value.emendation->certainty.value)];
    });
    out << "emended   ";
    bool const none = std::all_of(certainties.begin(), certainties.end(), [](std::size_t n) { return n == 0; });
    if (none) out << "nothing";
    print_parts<4>(out, {"certain", "high", "medium", "low"}, certainties);
    out << "; " << compilation.corpus.work.variants.size() << " variants\n";
}

void print_lines(std::ostream& out, Compilation const& compilation) {
    LineIndex const index(compilation.corpus);
    auto const& lines = index.lines();
    auto const quoted = std::count_if(lines.begin(), lines.end(), [](LineIndex::Line const& l) { return l.passage; });
    std::ptrdiff_t idle = 0;  // of those that are quoted
    for (Idle const& nothing : compilation.corpus.work.nothing_to_record) {
        for (Text const& range : nothing.lines) {
            auto const all = index.range(range.value);
            idle += std::count_if(all.begin(), all.end(), [&](auto i) { return lines[i].passage; });
        }
    }
    out << "lines     " << lines.size() << ", " << quoted << " quoted";
    if (quoted > 0) out << ": " << quoted - idle << " spoken of, " << idle << " with nothing to record";
    out << '\n';
}

void print_lists(std::ostream& out, Compilation const& compilation) {
    auto const& lists = compilation.corpus.lists;
    if (lists.empty()) return;
    std::size_t letters = 0;
    std::array<std::size_t, 4> certainties{};
    for (LetterList const& list : lists) {
        letters += list.letters.size();
        for (ListLetter const& letter : list.letters) {
            ++certainties[static_cast<std::size_t>(letter.certainty ? letter.certainty->value : Certainty::high)];
        }
    }
    out << "lists     " << lists.size() << " of other works, " << letters << " letters: ";
    print_parts<4>(out, {"certain", "high", "medium", "low"}, certainties);
    out << '\n';
}

}  // namespace

void print_ledger(std::ostream& out, Compilation const& compilation) {
    auto const& ledger = compilation.generated.ledger;
    std::array<std::size_t, 4> verdicts{};
    std::size_t figures = 0;
    out << "ledger    ";
    for (LedgerEntry const& entry : ledger) {
        if (entry.claim) {
            ++verdicts[static_cast<std::size_t>(entry.verdict)];
            ++figures;
            continue;
        }
        out << compilation.corpus.work.reckonings[*entry.reckoning].name.value << ' ' << entry.stated
            << (entry.stated == entry.generated ? " = " : " ≠ ") << entry.generated << " · ";
    }
    out << figures << " figures: ";
    print_parts<4>(out, {"agree", "explained", "loose", "unexplained"}, verdicts);
    out << '\n';
}

void print_editorial(std::ostream& out, Compilation const& compilation) {
    print_readings(out, compilation);
    print_emendations(out, compilation);
    print_lines(out, compilation);
    print_lists(out, compilation);
}

}  // namespace xitan
