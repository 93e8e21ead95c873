// SPDX-License-Identifier: MIT
// The text of the source files, kept so that a diagnostic can show the line it complains about.
// A SourceText holds the bytes after a leading BOM was dropped and CRLF became LF; so the lines
// and columns of a Location are those that an editor shows.
#pragma once

#include "text/location.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

class SourceText {
public:
    // shown: the path for messages, as the user gave it; relative: below the sources folder, with
    // '/', as it goes into the database ("letters/ga.yaml").
    SourceText(std::string shown, std::string relative, std::string const& bytes);

    [[nodiscard]] std::string const& shown_path() const noexcept { return shown_; }
    [[nodiscard]] std::string const& relative_path() const noexcept { return relative_; }
    [[nodiscard]] std::string_view text() const noexcept { return text_; }
    [[nodiscard]] std::uint32_t line_count() const noexcept;

    // The line without its end; empty for a line that the file does not have.
    [[nodiscard]] std::string_view line(std::uint32_t number) const noexcept;

    // 1-based column in characters of the byte at zero-based byte_column in a 1-based line.
    [[nodiscard]] std::uint32_t column_of(std::uint32_t line, std::size_t byte_column) const noexcept;

private:
    std::string shown_;
    std::string relative_;
    std::string text_;
    std::vector<std::size_t> line_starts_;
};

// The files of one build, in the order they were added; a FileId indexes them.
class SourceSet {
public:
    FileId add(SourceText text);
    [[nodiscard]] SourceText const& operator[](FileId file) const { return texts_.at(file); }
    [[nodiscard]] std::size_t size() const noexcept { return texts_.size(); }

private:
    std::vector<SourceText> texts_;
};

}  // namespace xitan
