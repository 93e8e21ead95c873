// SPDX-License-Identifier: MIT
// Chinese numerals as the treatise writes them: 三百九十有六, 一十有七, 四百有八, 兩.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace xitan {

// Every number that stands in the text, in order. Digits that merely follow each other (三五) are
// numbers of their own; 有 joins tens and units.
[[nodiscard]] std::vector<std::int64_t> numerals(std::string_view text);

}  // namespace xitan
