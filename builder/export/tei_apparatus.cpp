// SPDX-License-Identifier: MIT
#include "export/tei_parts.hpp"

#include <algorithm>

namespace xitan {

namespace {

constexpr std::string_view nothing = "〔－〕";  // as the apparatus writes that a witness lacks the lemma

// Words of ours in an apparatus, which is otherwise in the words of the witnesses: (unresolved).
bool is_remark(std::string_view text) {
    return text.size() > 2 && text.front() == '(' && text.back() == ')' &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~' && c != '{'; });
}

void write_words(XmlWriter& xml, std::string_view words, Pieces const& pieces) {
    if (is_remark(words)) {
        xml.element("note", by_editors, words.substr(1, words.size() - 2));
    } else if (words != nothing) {
        write_pieces(xml, pieces);
    }
}

std::string pointer(TeiContext const& context, std::string const& siglum) {
    return siglum.empty() ? std::string() : context.witnesses.at(siglum);
}

// Sigla with blanks between them.
std::string pointers(TeiContext const& context, std::string_view sigla) {
    std::string list;
    while (!sigla.empty()) {
        auto const end = std::min(sigla.find(' '), sigla.size());
        list += (list.empty() ? "" : " ") + pointer(context, std::string(sigla.substr(0, end)));
        sigla.remove_prefix(std::min(end + 1, sigla.size()));
    }
    return list;
}

}  // namespace

TeiContext::TeiContext(Database const& database_) : database(database_), lines(line_pieces(database_)) {
    database.each("SELECT siglum, ordinal FROM witness", [&](ResultRow const& row) {
        witnesses.emplace(row.text(0), "#wit-" + std::to_string(row.integer(1)));
    });
}

std::vector<TeiVariant> tei_variants(Database const& database) {
    std::vector<TeiVariant> list;
    database.each("SELECT line, lemma, lemma_witness, reading, witness, note FROM variants", [&](ResultRow const& row) {
        auto const text = [&](int column) { return std::string(row.text(column)); };
        list.push_back({text(0), text(1), text(2), text(3), text(4), text(5)});
    });
    return list;
}

void write_app(TeiContext const& context, XmlWriter& xml, TeiVariant const& variant, Pieces const& lemma,
               XmlAttributes const& attributes) {
    xml.open("app", attributes);
    xml.open("lem", {{"wit", pointer(context, variant.lemma_witness)}});
    write_words(xml, variant.lemma, lemma);
    xml.close();
    xml.open("rdg", {{"wit", pointer(context, variant.witness)}});
    write_words(xml, variant.reading, apparatus_pieces(variant.reading));
    xml.close();
    if (!variant.note.empty()) xml.element("note", by_editors, variant.note);
    xml.close();
}

void write_tei_apparatus(TeiContext const& context, XmlWriter& xml, std::vector<TeiVariant> const& variants) {
    if (variants.empty()) return;
    xml.line();
    xml.open("div", {{"type", "apparatus"}});
    xml.open("listApp");
    for (TeiVariant const& variant : variants) {
        xml.line();
        write_app(context, xml, variant, apparatus_pieces(variant.lemma),
                  {{"loc", variant.line}, {"corresp", line_pointer(variant.line)}});
    }
    xml.close();
    xml.close();
}

void write_tei_emendations(TeiContext const& context, XmlWriter& xml) {
    if (context.database.integer("SELECT count(*) FROM emendation") == 0) return;
    xml.line();
    xml.open("div", {{"type", "emendations"}});
    xml.open("list");
    context.database.each(
        "SELECT line, entry, field, printed, proposed, adopted, certainty, witness, reason FROM emendations",
        [&](ResultRow const& row) {
            std::string place = line_pointer(row.text(0));
            if (!row.is_null(1)) place += " #" + xml_name(row.text(1));
            xml.line();
            xml.open("item", {{"n", std::string(row.text(2))}, {"corresp", place}});
            xml.open("choice");
            xml.open("sic");
            write_pieces(xml, apparatus_pieces(row.text(3)));
            xml.close();
            xml.open("corr", {{"type", row.integer(5) ? "adopted" : "proposed"},
                              {"resp", "#editors"},
                              {"cert", tei_certainty(row.text(6))},
                              {"source", pointers(context, row.text(7))}});
            write_pieces(xml, apparatus_pieces(row.text(4)));
            xml.close();
            xml.close();
            if (!row.is_null(8)) xml.element("note", by_editors, row.text(8));
            xml.close();
        });
    xml.close();
    xml.close();
}

void write_pieces(XmlWriter& xml, Piece const* first, Piece const* last) {
    for (; first != last; ++first) {
        if (first->code.empty()) {
            xml.text(first->text);
        } else if (first->text.empty()) {
            xml.empty("g", {{"ref", "#glyph-" + xml_name(first->code)}});
        } else {
            xml.element("g", {{"ref", "#glyph-" + xml_name(first->code)}}, first->text);
        }
    }
}

void write_pieces(XmlWriter& xml, Pieces const& pieces) {
    write_pieces(xml, pieces.data(), pieces.data() + pieces.size());
}

std::string line_pointer(std::string_view line) { return line.empty() ? "" : "#line-" + std::string(line); }

std::string tei_certainty(std::string_view certainty) { return certainty == "certain" ? "1" : std::string(certainty); }

}  // namespace xitan
