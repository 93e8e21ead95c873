// SPDX-License-Identifier: MIT
#include "text/source_text.hpp"

#include "text/utf8.hpp"

#include <utility>

namespace xitan {

namespace {

// Drops a byte-order mark and the CR of every CRLF, in place.
std::string plain_lines(std::string bytes) {
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.erase(0, 3);
    std::size_t to = 0;
    for (std::size_t from = 0; from < bytes.size(); ++from) {
        if (bytes[from] == '\r' && from + 1 < bytes.size() && bytes[from + 1] == '\n') continue;
        bytes[to++] = bytes[from];
    }
    bytes.resize(to);
    return bytes;
}

}  // namespace

SourceText::SourceText(std::string shown, std::string relative, std::string bytes)
    : shown_(std::move(shown)), relative_(std::move(relative)), text_(plain_lines(std::move(bytes))) {
    for (std::size_t start = 0; start < text_.size();) {
        line_starts_.push_back(start);
        auto const end = text_.find('\n', start);
        start = end == std::string::npos ? text_.size() : end + 1;
    }
}

std::uint32_t SourceText::line_count() const noexcept { return static_cast<std::uint32_t>(line_starts_.size()); }

std::string_view SourceText::line(std::uint32_t number) const noexcept {
    if (number == 0 || number > line_starts_.size()) return {};
    auto const start = line_starts_[number - 1];
    auto const rest = std::string_view(text_).substr(start);
    return rest.substr(0, rest.find('\n'));
}

std::uint32_t SourceText::column_of(std::uint32_t line_number, std::size_t byte_column) const noexcept {
    return static_cast<std::uint32_t>(character_count(line(line_number).substr(0, byte_column))) + 1;
}

FileId SourceSet::add(SourceText text) {
    texts_.push_back(std::move(text));
    return static_cast<FileId>(texts_.size() - 1);
}

}  // namespace xitan
