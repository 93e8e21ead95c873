// SPDX-License-Identifier: MIT
// The lines of the printed text, in text order, and which chapter or letter owns each. A line is
// named by page, column and number: 1186a03.
#pragma once

#include "model/corpus.hpp"
#include "model/generated.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

// "1186c04-1186c08" or "1186c04": both ends, equal for a single line. None: not of that form.
struct LineRange {
    std::string first, last;
};
[[nodiscard]] std::optional<LineRange> line_range(std::string_view text);

// The lines of a range within one column, in order: 1186a05 … 1186a29. None: ends in different
// columns, or last before first.
[[nodiscard]] std::optional<std::vector<std::string>> lines_of(LineRange const& range);

class LineIndex {
public:
    // Takes the lines of Work::sections, which must be in text order; owners from the chapters'
    // lines. What does not parse or is not declared is left out: check/ complains about it.
    explicit LineIndex(Corpus const& corpus);

    struct Line {
        std::string name;
        Index section;                 // into Work::sections
        std::optional<Index> chapter;  // into Corpus::chapters
        Passage const* passage = nullptr;
    };

    [[nodiscard]] std::vector<Line> const& lines() const noexcept { return lines_; }
    [[nodiscard]] std::optional<Index> find(std::string_view name) const;

    // The lines of a chapter or letter, as indexes, in order; empty if one is not declared.
    [[nodiscard]] std::vector<Index> range(std::string_view range) const;

private:
    std::vector<Line> lines_;
    std::map<std::string, Index, std::less<>> by_name_;
};

}  // namespace xitan
