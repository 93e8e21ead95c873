// SPDX-License-Identifier: MIT
// The sinks behind formats(), and what they share.
#pragma once

#include "export/formats.hpp"

#include <string>

namespace xitan {

[[nodiscard]] std::unique_ptr<RowSink> table_sink(std::ostream& out, TableStyle style);
[[nodiscard]] std::unique_ptr<RowSink> csv_sink(std::ostream& out, TableStyle style);
[[nodiscard]] std::unique_ptr<RowSink> json_sink(std::ostream& out, TableStyle style);
[[nodiscard]] std::unique_ptr<RowSink> jsonl_sink(std::ostream& out, TableStyle style);
[[nodiscard]] std::unique_ptr<RowSink> markdown_sink(std::ostream& out, TableStyle style);

[[nodiscard]] inline bool is_null(Value const& value) { return std::holds_alternative<std::monostate>(value); }
[[nodiscard]] inline bool is_text(Value const& value) { return std::holds_alternative<std::string_view>(value); }

// Text as it is; a whole number in digits; a real number as short as it can be, with a point or an exponent;
// NULL as nothing.
[[nodiscard]] std::string plain(Value const& value);

}  // namespace xitan
