// SPDX-License-Identifier: MIT
#include "export/formats.hpp"

#include "export/sinks.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace xitan {

namespace {

constexpr std::array list{
    Format{"table", "columns that line up, for a person", table_sink},
    Format{"csv", "comma-separated values with a header (RFC 4180, lines end in \\n)", csv_sink},
    Format{"json", "an array of objects", json_sink},
    Format{"jsonl", "an object a line", jsonl_sink},
    Format{"markdown", "a table in Markdown", markdown_sink},
};

template <class Number>
std::string digits(Number number) {
    std::array<char, 32> buffer{};
    auto const end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
    return {buffer.data(), end};
}

}  // namespace

std::span<Format const> formats() { return list; }

Format const* format(std::string_view name) {
    auto const found = std::find_if(list.begin(), list.end(), [&](Format const& f) { return f.name == name; });
    return found == list.end() ? nullptr : &*found;
}

std::string plain(Value const& value) {
    if (auto const* const text = std::get_if<std::string_view>(&value)) return std::string(*text);
    if (auto const* const whole = std::get_if<std::int64_t>(&value)) return digits(*whole);
    if (auto const* const real = std::get_if<double>(&value)) {
        std::string text = digits(*real);
        return text.find_first_of(".en") == std::string::npos ? text + ".0" : text;
    }
    return {};
}

}  // namespace xitan
