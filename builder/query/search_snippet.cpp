// SPDX-License-Identifier: MIT
#include "query/search_snippet.hpp"

#include "text/utf8.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace xitan {

namespace {

constexpr std::size_t before = 12;  // characters in front of the first find
constexpr std::size_t most = 48;    // characters in all

}  // namespace

std::optional<Snippet> snippet(std::string_view highlighted) {
    std::vector<std::string_view> text;  // the original characters
    std::vector<std::string> in_front;   // marks in front of each
    std::string marks;
    std::optional<std::size_t> first;
    for (auto const character : characters(highlighted)) {
        auto const c = code_point(character);
        if (c == 1) {
            if (!first) first = text.size();
            marks += "⟦";
        } else if (c == 2) {
            marks += "⟧";
        } else if (c != 0x200B) {
            text.push_back(character);
            in_front.push_back(std::exchange(marks, {}));
        }
    }
    if (!first) return std::nullopt;
    in_front.push_back(marks);

    std::size_t const begin = *first > before ? *first - before : 0;
    std::size_t const end = std::min(text.size(), begin + most);
    std::string shown = begin > 0 ? "…" : "";
    bool open = false;
    for (std::size_t i = begin; i < end; ++i) {
        shown += in_front[i];
        if (!in_front[i].empty()) open = in_front[i].ends_with("⟦");
        shown += text[i] == "\n" ? std::string_view(" ") : text[i];
    }
    if (open) shown += "⟧";  // the find ends here or is cut
    if (end < text.size()) shown += "…";
    return Snippet{shown, *first + 1};
}

std::string shortened(std::string_view words) {
    auto const text = characters(words);
    std::string shown;
    for (std::size_t i = 0; i < std::min(text.size(), most); ++i) {
        shown += text[i] == "\n" ? std::string_view(" ") : text[i];
    }
    return text.size() > most ? shown + "…" : shown;
}

}  // namespace xitan
