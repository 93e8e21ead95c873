// SPDX-License-Identifier: MIT
// The forms in which rows are written, in one table: help, errors and tests read the same list.
#pragma once

#include "query/row_sink.hpp"

#include <iosfwd>
#include <memory>
#include <span>
#include <string_view>

namespace xitan {

// How a table for a person is drawn; the other formats take no notice.
struct TableStyle {
    bool colour = false;
    int width = 0;  // cells of the terminal; 0: no limit, nothing is cut
};

struct Format {
    std::string_view name;     // "table", "csv", "json", "jsonl", "markdown"
    std::string_view meaning;  // one line of help
    std::unique_ptr<RowSink> (*make)(std::ostream& out, TableStyle style);
};

[[nodiscard]] std::span<Format const> formats();

// Null if there is none of that name.
[[nodiscard]] Format const* format(std::string_view name);

}  // namespace xitan
