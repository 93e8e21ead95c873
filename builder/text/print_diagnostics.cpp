// SPDX-License-Identifier: MIT
#include "text/diagnostics.hpp"
#include "text/escaped.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <ostream>

namespace xitan {

namespace {

constexpr int widest = 100;             // terminal cells of a source line that are shown
constexpr std::size_t longest = 65536;  // bytes of a line that a person may have written; a longer one is not shown
constexpr std::string_view indent = "  ";

struct Paint {
    std::string_view bold, red, green, off;
};
constexpr Paint plain{};
constexpr Paint coloured{"\x1b[1m", "\x1b[1;31m", "\x1b[1;32m", "\x1b[0m"};

struct Excerpt {
    std::string line;
    int caret = 0;  // cells before it
};

// The source line with the caret's distance; of a long line only what stands around the place.
Excerpt excerpt(std::string_view line, std::uint32_t column) {
    auto const all = characters(line);
    std::size_t const place = std::min<std::size_t>(column == 0 ? 0 : column - 1, all.size());
    std::size_t first = place - std::min<std::size_t>(place, 4 * widest);
    Excerpt result;
    for (auto i = first; i < place; ++i) result.caret += display_width(visible(all[i]));
    while (result.caret > widest * 3 / 4) result.caret -= display_width(visible(all[first++]));
    if (first > 0) {
        result.line = "…";
        ++result.caret;
    }
    int width = 0;
    for (auto i = first; i < all.size(); ++i) {
        auto const shown = visible(all[i]);
        width += display_width(shown);
        if (width > widest) return {result.line + "…", result.caret};
        result.line += shown;
    }
    return result;
}

void print_place(std::ostream& out, Location at, SourceSet const& sources, Paint const& paint) {
    out << paint.bold << escaped(sources[at.file].shown_path()) << ':';
    if (at.line != 0) out << at.line << ':' << at.column << ':';
    out << paint.off << ' ';
}

void print_excerpt(std::ostream& out, Location at, SourceSet const& sources, Paint const& paint) {
    auto const line = sources[at.file].line(at.line);
    if (line.empty() || line.size() > longest) return;
    auto const shown = excerpt(line, at.column);
    out << indent << shown.line << '\n'
        << indent << std::string(static_cast<std::size_t>(shown.caret), ' ') << paint.green << '^' << paint.off << '\n';
}

}  // namespace

void print(std::ostream& out, Diagnostics const& diagnostics, SourceSet const& sources, bool colour) {
    auto const& paint = colour ? coloured : plain;
    for (auto const& diagnostic : diagnostics.sorted(sources)) {
        print_place(out, diagnostic.at, sources, paint);
        out << paint.red << "error:" << paint.off << ' ' << escaped(diagnostic.message) << " [" << diagnostic.rule
            << "]\n";
        print_excerpt(out, diagnostic.at, sources, paint);
        for (auto const& note : diagnostic.notes) {
            print_place(out, note.at, sources, paint);
            out << "note: " << escaped(note.value) << '\n';
            print_excerpt(out, note.at, sources, paint);
        }
    }
}

}  // namespace xitan
