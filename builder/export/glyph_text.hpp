// SPDX-License-Identifier: MIT
// A text with glyphs in it, piece by piece, and where the words of an apparatus stand in it.
#pragma once

#include "store/database.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace xitan {

// A character, or a glyph with the code of the digitised text.
struct Piece {
    std::string text;  // of a glyph: its romanisation, or nothing
    std::string code;  // of no glyph: empty

    friend bool operator==(Piece const&, Piece const&) = default;
};

using Pieces = std::vector<Piece>;

// As the apparatus writes: the code of a glyph in braces, and behind it, in Latin letters, its romanisation.
[[nodiscard]] Pieces apparatus_pieces(std::string_view text);

// Name of each line that is quoted → its text.
[[nodiscard]] std::map<std::string, Pieces> line_pieces(Database const& database);

// Code of each glyph in the lines and in the apparatus → its romanisation, or nothing.
[[nodiscard]] std::map<std::string, std::string> glyph_codes(Database const& database);

// Where each of the lemmata of one line stands in it, as first piece and number of pieces. One that stands there as
// often as it is among the lemmata has its place, in their order; one that would overlap an earlier one, or stands
// elsewhere too, has none.
using Span = std::pair<std::size_t, std::size_t>;
[[nodiscard]] std::vector<std::optional<Span>> places(Pieces const& line, std::vector<Pieces> const& lemmata);

}  // namespace xitan
