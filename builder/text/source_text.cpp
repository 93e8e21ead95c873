// SPDX-License-Identifier: MIT
#include "text/source_text.hpp"

#include "text/utf8.hpp"

#include <utility>

namespace xitan {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// The text without a byte-order mark and without the CR of every CRLF.
std::string plain_lines(std::string_view bytes) {
    if (bytes.starts_with(byte_order_mark)) bytes.remove_prefix(byte_order_mark.size());
    std::string text;
    text.reserve(bytes.size());
    for (std::size_t i = 0; i < bytes.size(); ++i)
        if (bytes.substr(i, 2) != "\r\n") text += bytes[i];
    return text;
}

}  // namespace

SourceText::SourceText(std::string shown, std::string relative, std::string const& bytes)
    : shown_(std::move(shown)), relative_(std::move(relative)), text_(plain_lines(bytes)) {
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
    auto const end = number < line_starts_.size() ? line_starts_[number] : text_.size();
    auto const whole = std::string_view(text_).substr(start, end - start);
    return whole.ends_with('\n') ? whole.substr(0, whole.size() - 1) : whole;
}

std::uint32_t SourceText::column_of(std::uint32_t line_number, std::size_t byte_column) const noexcept {
    return static_cast<std::uint32_t>(character_count(line(line_number).substr(0, byte_column))) + 1;
}

FileId SourceSet::add(SourceText text) {
    texts_.push_back(std::move(text));
    return static_cast<FileId>(texts_.size() - 1);
}

}  // namespace xitan
