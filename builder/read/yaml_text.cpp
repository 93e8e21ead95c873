// SPDX-License-Identifier: MIT
#include "read/yaml_text.hpp"

#include <array>
#include <utility>

namespace xitan {

namespace {

constexpr std::string_view blanks = " \n";

bool stands_alone(std::string_view rest) {
    return rest.empty() || std::string_view(" \n,]}:").find(rest[0]) != rest.npos;
}

bool begins_value(std::string_view rest) {  // after a key
    auto const colon = rest.find_first_not_of(' ');
    return colon != rest.npos && rest[colon] == ':' && stands_alone(rest.substr(colon + 1));
}

}  // namespace

std::string_view null_word(std::string_view text, bool as_key) {
    for (std::string_view const word : {"null", "Null", "NULL", "~"}) {
        if (!text.starts_with(word)) continue;
        auto const rest = text.substr(word.size());
        if (stands_alone(rest) && (as_key || !begins_value(rest))) return text.substr(0, word.size());
    }
    return {};
}

bool quote_is_closed(std::string_view text) {
    char const quote = text.front();
    for (std::size_t at = 1; at < text.size(); ++at) {
        if (quote == '"' && text[at] == '\\')
            ++at;
        else if (text[at] == quote && quote == '\'' && at + 1 < text.size() && text[at + 1] == quote)
            ++at;  // '' is a quote in the text
        else if (text[at] == quote)
            return true;
    }
    return false;
}

std::optional<std::size_t> dash_before(std::string_view text, std::size_t offset) {
    auto before = text.substr(0, offset);
    while (!before.empty()) {
        auto const start = before.rfind('\n') == before.npos ? 0 : before.rfind('\n') + 1;
        auto line = before.substr(start);
        if (line.starts_with('#')) line = {};
        line = line.substr(0, line.find(" #"));
        if (auto const last = line.find_last_not_of(blanks); last != line.npos) {
            if (line[last] == '-') return start + last;
            return std::nullopt;
        }
        before = before.substr(0, start == 0 ? 0 : start - 1);
    }
    return std::nullopt;
}

std::string_view plain_words(std::string_view yaml_message) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 12> meanings{{
        {"illegal map value", "a `:` where no value can follow; text that holds `: ` must stand in quotes"},
        {"illegal map key", "a `?` where no key can stand; text that begins with `?` must stand in quotes"},
        {"illegal block entry",
         "a list cannot begin here; begin it on a line of its own, or put text that begins with "
         "`-` in quotes"},
        {"end of map not found",
         "this does not belong to the mapping above: wrong indentation, or text behind a closed "
         "quote or bracket"},
        {"end of sequence not found",
         "this does not belong to the list above: wrong indentation, or text behind a "
         "closed quote or bracket"},
        {"end of map flow not found", "a `{` is not closed before this place, or a `,` is missing"},
        {"end of sequence flow not found", "a `[` is not closed before this place, or a `,` is missing"},
        {"illegal flow end", "a bracket is closed that was not opened, or with the wrong sign"},
        {"unknown token", "text cannot begin with this character; put it in quotes"},
        {"the referenced anchor is not defined", "text that begins with `*` must stand in quotes"},
        {"alias not found after *", "text that begins with `*` must stand in quotes"},
        {"anchor not found after &", "text that begins with `&` must stand in quotes"},
    }};
    for (auto const& [message, meaning] : meanings)
        if (yaml_message == message) return meaning;
    return yaml_message;
}

}  // namespace xitan
