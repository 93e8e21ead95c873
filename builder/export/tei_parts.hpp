// SPDX-License-Identifier: MIT
// The parts of the TEI document, and what they share. Ids: line-1186a03, wit-1, src-taisho, glyph-SD-A440, letter_ka,
// reading-1186b22.1, editors.
#pragma once

#include "export/glyph_text.hpp"
#include "export/xml.hpp"

namespace xitan {

struct TeiContext {
    Database const& database;
    std::map<std::string, Pieces> lines;           // those that are quoted
    std::map<std::string, std::string> witnesses;  // siglum → pointer
    explicit TeiContext(Database const& database);
};

// What a witness has at a place of the text.
struct TeiVariant {
    std::string line, lemma, lemma_witness, reading, witness, note;
};

[[nodiscard]] std::vector<TeiVariant> tei_variants(Database const& database);

void write_tei_header(TeiContext const& context, XmlWriter& xml);

// Sections and lines; variants whose lemma has its place stand there. Returns the others.
[[nodiscard]] std::vector<TeiVariant> write_tei_body(TeiContext const& context, XmlWriter& xml);

// variants: of the body, those without a place.
void write_tei_apparatus(TeiContext const& context, XmlWriter& xml, std::vector<TeiVariant> const& variants);
void write_tei_emendations(TeiContext const& context, XmlWriter& xml);
void write_tei_entries(TeiContext const& context, XmlWriter& xml);

// An app element. lemma: as it stands in the text.
void write_app(TeiContext const& context, XmlWriter& xml, TeiVariant const& variant, Pieces const& lemma,
               XmlAttributes const& attributes);

// Characters as they are, glyphs as g.
void write_pieces(XmlWriter& xml, Piece const* first, Piece const* last);
void write_pieces(XmlWriter& xml, Pieces const& pieces);

[[nodiscard]] std::string line_pointer(std::string_view line);  // #line-1186a03; nothing for nothing

// A word of the table `certainty` as TEI has them: certain is the probability 1.
[[nodiscard]] std::string tei_certainty(std::string_view certainty);

inline XmlAttributes const by_editors{{"resp", "#editors"}, {"xml:lang", "en"}};

}  // namespace xitan
