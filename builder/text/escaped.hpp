// SPDX-License-Identifier: MIT
// Text as a terminal may show it: control characters and broken bytes, which it must not interpret, are escaped.
#pragma once

#include <string>
#include <string_view>

namespace xitan {

[[nodiscard]] std::string visible(std::string_view character);  // one element of `characters`
[[nodiscard]] std::string escaped(std::string_view text);
[[nodiscard]] std::string escaped_lines(std::string_view text);  // line ends stay

}  // namespace xitan
