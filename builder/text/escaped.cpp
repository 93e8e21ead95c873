// SPDX-License-Identifier: MIT
#include "text/escaped.hpp"

#include "text/utf8.hpp"

#include <cstdio>

namespace xitan {

std::string visible(std::string_view character) {
    if (character == "\t") return "\\t";
    if (character == "\n") return "\\n";
    auto const problems = text_problems(character, 1);
    if (problems.empty() && character != "\r") return std::string(character);
    if (problems.empty()) return "\\r";
    auto const& problem = problems.front();
    if (problem.fault == TextFault::broken_utf8 || problem.fault == TextFault::surrogate) {
        char byte[8];
        std::snprintf(byte, sizeof byte, "<%02X>", static_cast<unsigned>(problem.byte));
        return byte;
    }
    return "<" + code_point_name(problem.code_point) + ">";
}

std::string escaped(std::string_view text) {
    std::string shown;
    for (auto const character : characters(text)) shown += visible(character);
    return shown;
}

std::string escaped_lines(std::string_view text) {
    std::string shown;
    for (auto const character : characters(text)) shown += character == "\n" ? "\n" : visible(character);
    return shown;
}

}  // namespace xitan
