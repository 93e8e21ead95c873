// SPDX-License-Identifier: MIT
// Counts what a claim of the text speaks of.
#pragma once

#include "model/alphabet.hpp"

#include <optional>
#include <vector>

namespace xitan {

class Counter {
public:
    Counter(Alphabet const& alphabet, Generated const& generated);

    // Cells under a reckoning, of one chapter or of all.
    [[nodiscard]] std::int64_t cells(std::optional<Index> chapter, Index reckoning) const;

    // What the claim counts in this chapter (none: the whole) under this reckoning.
    [[nodiscard]] std::int64_t count(Claim const& claim, std::optional<Index> chapter, Index reckoning) const;

private:
    struct RowCount {
        Row const* row;
        std::int64_t cells;
    };

    [[nodiscard]] bool counted(Row const& row, Index reckoning) const;
    template <class Visit>
    void each_row(std::optional<Index> chapter, Index reckoning, Visit visit) const;
    [[nodiscard]] std::int64_t letters(Measure const& measure, std::optional<Index> chapter, Index reckoning) const;
    [[nodiscard]] std::int64_t chapters(Measure const& measure) const;

    Alphabet const& alphabet_;
    std::vector<std::vector<RowCount>> by_chapter_;
};

// The numbers of a list like "2", "4-7" that exist as chapters, as indexes into Corpus::chapters.
[[nodiscard]] std::vector<Index> chapters_in(std::vector<Text> const& ranges, Corpus const& corpus);

}  // namespace xitan
