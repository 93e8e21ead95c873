// SPDX-License-Identifier: MIT
// Where the rows of a query go. A sink writes them in some form (export/) or looks at them (tests).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace xitan {

// NULL, a whole number, a real number or text; text is valid until the next row.
using Value = std::variant<std::monostate, std::int64_t, double, std::string_view>;

class RowSink {
public:
    virtual ~RowSink() = default;

    // Called once, before the first row, also if there is none.
    virtual void columns(std::span<std::string const> names) = 0;

    // One value a column.
    virtual void row(std::span<Value const> values) = 0;

    // Called once, behind the last row.
    virtual void finish() = 0;
};

}  // namespace xitan
