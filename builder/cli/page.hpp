// SPDX-License-Identifier: MIT
// Text laid out for a person: headings, and items with a label whose text keeps to the width of the page.
// Widths are cells of a terminal: Han takes two.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

// Breaks at blanks, and beside Han characters, but not before a closing mark. A word that is too long for the
// width stands on a line of its own.
[[nodiscard]] std::vector<std::string> wrap(std::string_view text, int width);

// Filled up with blanks.
[[nodiscard]] std::string padded(std::string_view text, int width);

// The parts that are not empty, with between in between.
[[nodiscard]] std::string joined(std::vector<std::string> const& parts, std::string_view between);

class Page {
public:
    // width 0: unknown.
    Page(std::ostream& out, int width, bool colour);

    void title(std::string_view text);    // on a line of its own, as large as a terminal can
    void heading(std::string_view text);  // behind an empty line
    void paragraph(std::string_view text);
    void item(std::string_view label, std::string_view text);  // a label that is too long has its own line
    void line(std::string_view text);                          // as it is, indented

private:
    [[nodiscard]] std::string bold(std::string_view text) const;

    std::ostream& out_;
    int width_;
    bool colour_;
};

}  // namespace xitan
