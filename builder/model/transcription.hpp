// SPDX-License-Identifier: MIT
// A transcription as its characters, each with the tag behind it: 迦(上)略(上). A character that has to be
// described, [兀*骨], counts as one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace xitan {

struct TaggedCharacter {
    std::string character;
    std::string tag;  // without brackets; empty: none
};

[[nodiscard]] std::vector<TaggedCharacter> tagged_characters(std::string_view transcription);

}  // namespace xitan
