// SPDX-License-Identifier: MIT
// A position in the notations of later scholars: the 36 initials of the rime tables, and William
// Baxter's typeable transcription, which names categories of the Qieyun and claims no phonetic value.
#pragma once

#include "phonology/position.hpp"

#include <string>

namespace xitan {

// The initial among the 36 (三十六字母). They part the light labials 非敷奉微 from the heavy ones, which the
// Guangyun does not; and they merge 章 with 莊, 云 with 以 and so on, so use them for labials.
[[nodiscard]] char32_t initial_of_36(Position const& position) noexcept;

// Baxter and Sagart 2014: ASCII, ' for 影, + for ɨ, ae, ea. "kaeX".
[[nodiscard]] std::string baxter_2014(Position const& position);

// Baxter 1992: ʔ, ɨ, æ, ɛ. "kæX".
[[nodiscard]] std::string baxter_1992(Position const& position);

}  // namespace xitan
