// SPDX-License-Identifier: MIT
#include "generate/counting.hpp"

#include "model/names.hpp"

#include <algorithm>
#include <charconv>
#include <set>

namespace xitan {

namespace {

int number(std::string_view text) {
    int value = -1;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

}  // namespace

std::vector<Index> chapters_in(std::vector<Text> const& ranges, Corpus const& corpus) {
    std::vector<Index> chapters;
    for (Text const& range : ranges) {
        auto const dash = range.value.find('-');
        int const first = number(range.value.substr(0, dash));
        int const last = dash == std::string::npos ? first : number(range.value.substr(dash + 1));
        for (Index i = 0; i < corpus.chapters.size(); ++i) {
            int const n = corpus.chapters[i].number.value;
            if (n >= first && n <= last) chapters.push_back(i);
        }
    }
    return chapters;
}

Counter::Counter(Alphabet const& alphabet, Generated const& generated)
    : alphabet_(alphabet), by_chapter_(alphabet.corpus().chapters.size()) {
    std::vector<std::int64_t> cells(generated.rows.size(), 0);
    for (Cell const& cell : generated.cells) ++cells[cell.row];
    for (Index i = 0; i < generated.rows.size(); ++i) {
        by_chapter_[generated.rows[i].chapter].push_back({&generated.rows[i], cells[i]});
    }
}

bool Counter::counted(Row const& row, Index reckoning) const {
    Reckoning const& by = alphabet_.corpus().work.reckonings.at(reckoning);
    bool const status = std::any_of(by.statuses.begin(), by.statuses.end(),
                                    [&](Text const& s) { return s.value == name_of(row.status); });
    // An alternative row counts only where it is said to.
    bool const elsewhere = row.status == Status::alternative && row.apart && row.apart->reckoning &&
                           row.apart->reckoning->value != by.name.value;
    return status && !elsewhere;
}

template <class Visit>
void Counter::each_row(std::optional<Index> chapter, Index reckoning, Visit visit) const {
    auto const rows_of = [&](std::vector<RowCount> const& rows) {
        for (RowCount const& row : rows) {
            if (counted(*row.row, reckoning)) visit(row);
        }
    };
    if (chapter) return rows_of(by_chapter_.at(*chapter));
    for (auto const& rows : by_chapter_) rows_of(rows);
}

std::int64_t Counter::cells(std::optional<Index> chapter, Index reckoning) const {
    std::int64_t total = 0;
    each_row(chapter, reckoning, [&](RowCount const& row) { total += row.cells; });
    return total;
}

std::int64_t Counter::letters(Measure const& measure, std::optional<Index> chapter, Index reckoning) const {
    Corpus const& corpus = alphabet_.corpus();
    std::int64_t total = 0;
    if (measure.vowels_per_row) {
        each_row(chapter, reckoning, [&](RowCount const& row) { total = std::max(total, row.cells); });
        return total;
    }
    if (measure.left_out) {
        std::set<Index> with_row;
        each_row(chapter, reckoning, [&](RowCount const& row) {
            if (row.row->base) with_row.insert(*row.row->base);
        });
        for (Letter const& letter : corpus.letters) total += letter.kind.value == LetterKind::consonant ? 1 : 0;
        return total - static_cast<std::int64_t>(with_row.size());
    }
    for (LetterFilter const& filter : measure.letters) {
        for (Index i = 0; i < corpus.letters.size(); ++i) total += alphabet_.passes(i, filter) ? 1 : 0;
    }
    return total;
}

std::int64_t Counter::chapters(Measure const& measure) const {
    Corpus const& corpus = alphabet_.corpus();
    auto const listed = chapters_in(measure.chapters, corpus);
    std::int64_t total = 0;
    for (Index i = 0; i < corpus.chapters.size(); ++i) {
        auto const& rows = corpus.chapters[i].rows;
        bool const fits = (!measure.verb || (!rows.empty() && rows.front().verb == measure.verb->value)) &&
                          (!measure.generating || !rows.empty()) &&
                          (measure.chapters.empty() || std::find(listed.begin(), listed.end(), i) != listed.end());
        total += fits ? 1 : 0;
    }
    return total;
}

std::int64_t Counter::count(Claim const& claim, std::optional<Index> chapter, Index reckoning) const {
    Measure const measure = claim.measure.value_or(Measure{});
    switch (claim.unit.value) {
        case Unit::syllables:
            return cells(chapter, reckoning);
        case Unit::rows: {
            std::int64_t total = 0;
            each_row(chapter, reckoning, [&](RowCount const&) { ++total; });
            return total;
        }
        case Unit::letters:
            return letters(measure, chapter, reckoning);
        case Unit::chapters:
            return chapters(measure);
    }
    return 0;
}

}  // namespace xitan
