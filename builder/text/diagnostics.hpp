// SPDX-License-Identifier: MIT
// What is wrong in the sources, each with its place and the name of the rule that it breaks.
// A wrong source is never thrown: every phase adds all it finds, and the caller asks has_errors().
#pragma once

#include "text/location.hpp"
#include "text/source_text.hpp"

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

struct Diagnostic {
    Location at;
    std::string rule;                         // stable kebab-case name: "unknown-key", "duplicate-key", "count-differs"
    std::string message;                      // what is wrong, the offending value in `backticks`, what to do
    std::vector<Located<std::string>> notes;  // other places that belong to it: "first given here"
};

class Diagnostics {
public:
    void error(Location at, std::string_view rule, std::string message, std::vector<Located<std::string>> notes = {});

    [[nodiscard]] bool has_errors() const noexcept { return !list_.empty(); }
    [[nodiscard]] std::size_t count() const noexcept { return list_.size(); }

    // In order of path, line, column, rule; equal complaints once.
    [[nodiscard]] std::vector<Diagnostic> sorted(SourceSet const& sources) const;

private:
    std::vector<Diagnostic> list_;
};

// A value in backticks for a message, shortened if it is long.
[[nodiscard]] std::string ticked(std::string_view value);

// Prints `path:line:column: error: message [rule]`, the source line and a caret under the place,
// then the notes in the same form. Han characters are two cells wide; control characters are shown
// escaped; colour only when asked for.
void print(std::ostream& out, Diagnostics const& diagnostics, SourceSet const& sources, bool colour);

}  // namespace xitan
