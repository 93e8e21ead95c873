// SPDX-License-Identifier: MIT
#include "model/transcription.hpp"

#include "text/utf8.hpp"

#include <algorithm>

namespace xitan {

namespace {

// Takes what stands before the closing mark, or all that is left, and the mark itself.
std::string take_until(std::string_view& text, char close) {
    auto const end = std::min(text.find(close), text.size());
    std::string taken(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

}  // namespace

std::vector<TaggedCharacter> tagged_characters(std::string_view transcription) {
    std::vector<TaggedCharacter> list;
    while (!transcription.empty()) {
        if (transcription.front() == '(') {
            transcription.remove_prefix(1);
            std::string tag = take_until(transcription, ')');
            if (!list.empty()) list.back().tag = std::move(tag);
        } else if (transcription.front() == '[') {
            transcription.remove_prefix(1);
            list.push_back({"[" + take_until(transcription, ']') + "]", {}});
        } else {
            // Up to the next tag or composition, so that the rest is not read again for every character.
            auto const run = transcription.substr(0, transcription.find_first_of("(["));
            for (std::string_view const character : characters(run)) list.push_back({std::string(character), {}});
            transcription.remove_prefix(run.size());
        }
    }
    return list;
}

}  // namespace xitan
