// SPDX-License-Identifier: MIT
#include "export/glyph_text.hpp"

#include "text/utf8.hpp"

#include <algorithm>

namespace xitan {

namespace {

// Letters of a romanisation, with the marks that may follow them.
bool is_latin(std::string_view character) {
    char32_t const c = code_point(character);
    return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') || (c >= 0xC0 && c <= 0x24F) ||
           (c >= 0x300 && c <= 0x36F) || (c >= 0x1E00 && c <= 0x1EFF);
}

std::vector<std::size_t> occurrences(Pieces const& line, Pieces const& lemma) {
    std::vector<std::size_t> found;
    for (auto at = line.begin(); !lemma.empty(); ++at) {
        at = std::search(at, line.end(), lemma.begin(), lemma.end());
        if (at == line.end()) break;
        found.push_back(static_cast<std::size_t>(at - line.begin()));
    }
    return found;
}

bool overlap(Span const& a, Span const& b) { return a.first < b.first + b.second && b.first < a.first + a.second; }

}  // namespace

Pieces apparatus_pieces(std::string_view text) {
    Pieces pieces;
    auto const all = characters(text);
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto const close = std::find(all.begin() + static_cast<std::ptrdiff_t>(i), all.end(), "}");
        if (all[i] != "{" || close == all.end()) {
            pieces.push_back({std::string(all[i]), {}});
            continue;
        }
        Piece glyph;
        auto const end = static_cast<std::size_t>(close - all.begin());
        while (++i < end) glyph.code += all[i];
        while (i + 1 < all.size() && is_latin(all[i + 1])) glyph.text += all[++i];
        pieces.push_back(std::move(glyph));
    }
    return pieces;
}

std::map<std::string, Pieces> line_pieces(Database const& database) {
    std::map<std::string, std::map<std::size_t, Piece>> glyphs;  // by line and place
    database.each(
        "SELECT i.name, g.offset, coalesce(g.romanisation, ''), g.code FROM line_glyph AS g "
        "JOIN line AS i ON i.line_id = g.line_id ORDER BY g.line_id, g.ordinal",
        [&](ResultRow const& row) {
            glyphs[std::string(row.text(0))][static_cast<std::size_t>(row.integer(1))] = {std::string(row.text(2)),
                                                                                          std::string(row.text(3))};
        });
    std::map<std::string, Pieces> lines;
    database.each("SELECT line, text FROM lines WHERE text IS NOT NULL ORDER BY ordinal", [&](ResultRow const& row) {
        std::string const name(row.text(0));
        auto const all = characters(row.text(1));
        Pieces& pieces = lines[name];
        for (std::size_t i = 0; i < all.size();) {
            auto const glyph = glyphs[name].find(i + 1);
            if (glyph == glyphs[name].end()) {
                pieces.push_back({std::string(all[i++]), {}});
                continue;
            }
            Piece const& piece = pieces.emplace_back(glyph->second);
            i += piece.text.empty() ? characters(piece.code).size() + 2 : characters(piece.text).size();
        }
    });
    return lines;
}

std::map<std::string, std::string> glyph_codes(Database const& database) {
    std::map<std::string, std::string> codes;
    auto const note = [&](Piece const& piece) {
        if (piece.code.empty()) return;
        std::string& romanisation = codes[piece.code];
        if (romanisation.empty()) romanisation = piece.text;
    };
    for (auto const& [line, pieces] : line_pieces(database)) std::for_each(pieces.begin(), pieces.end(), note);
    database.each(
        "SELECT lemma FROM variant UNION ALL SELECT reading FROM variant "
        "UNION ALL SELECT printed FROM emendation UNION ALL SELECT proposed FROM emendation",
        [&](ResultRow const& row) {
            auto const pieces = apparatus_pieces(row.text(0));
            std::for_each(pieces.begin(), pieces.end(), note);
        });
    return codes;
}

std::vector<std::optional<Span>> places(Pieces const& line, std::vector<Pieces> const& lemmata) {
    std::vector<std::optional<Span>> spans;
    for (std::size_t i = 0; i < lemmata.size(); ++i) {
        auto const here = occurrences(line, lemmata[i]);
        auto const alike = std::count(lemmata.begin(), lemmata.end(), lemmata[i]);
        auto const earlier = std::count(lemmata.begin(), lemmata.begin() + static_cast<std::ptrdiff_t>(i), lemmata[i]);
        std::optional<Span> span;
        if (here.size() == static_cast<std::size_t>(alike)) {
            span = Span{here[static_cast<std::size_t>(earlier)], lemmata[i].size()};
        }
        bool const taken = span && std::any_of(spans.begin(), spans.end(), [&](std::optional<Span> const& other) {
                               return other && overlap(*other, *span);
                           });
        spans.push_back(taken ? std::nullopt : span);
    }
    return spans;
}

}  // namespace xitan
