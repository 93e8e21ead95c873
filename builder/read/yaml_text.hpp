// SPDX-License-Identifier: MIT
// Looks into the text of a YAML file where the YAML library does not say enough.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace xitan {

// "null", "Null", "NULL" or "~" if text begins with one that is a value and not the key of an entry;
// with as_key also a key. Empty: text begins with something else.
[[nodiscard]] std::string_view null_word(std::string_view text, bool as_key);

// Is the quoted scalar that text begins with closed?
[[nodiscard]] bool quote_is_closed(std::string_view text);

// The offset of the `-` whose item is missing, where the library reports the offset after it.
[[nodiscard]] std::optional<std::size_t> dash_before(std::string_view text, std::size_t offset);

// What a message of the YAML library means for somebody who writes a source.
[[nodiscard]] std::string_view plain_words(std::string_view yaml_message);

}  // namespace xitan
