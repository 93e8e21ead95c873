// SPDX-License-Identifier: MIT
#include "export/tei_parts.hpp"

#include <array>

namespace xitan {

namespace {

// How the document was made, in paragraphs.
constexpr std::array<std::string_view, 5> practice{
    "The text is quoted line by line without emendation. lb stands for every line of the work, also where its words are "
    "not quoted.",
    "A glyph of the script is a g, whose content is the romanisation that the digitised text gives it; one without "
    "romanisation is empty. The romanisation is not always that of the sound that is meant: see the emendations.",
    "A variant stands in the text where the line has its lemma once, or as often as there are variants of it, which are "
    "then taken in order. All others stand in the back, by line. A rdg without content means that the witness lacks the "
    "lemma.",
    "What the editors would read instead of a printed form is in the back, sic beside corr; the type is adopted where "
    "they are certain or nearly so, and proposed otherwise. How certain they are is in cert, 1 for certain.",
    "Readings, that is what the text says of how a letter or syllable sounds, are in the back as pron, by entry: orig is "
    "what is printed, reg what the editors read, without tags.",
};

void write_titles(Database const& database, XmlWriter& xml) {
    database.each("SELECT title_zh, title_en, author, version, licence, citation FROM work", [&](ResultRow const& row) {
        xml.line();
        xml.open("titleStmt");
        xml.element("title", {{"xml:lang", "zh"}}, row.text(0));
        xml.element("title", {{"xml:lang", "en"}}, row.text(1));
        xml.element("author", {}, row.text(2));
        xml.open("respStmt", {{"xml:id", "editors"}});
        xml.element("resp", {}, "edition and commentary");
        xml.element("name", {}, "the editors of xitan");
        xml.close();
        xml.close();
        xml.line();
        xml.open("editionStmt");
        xml.element("edition", {{"n", std::string(row.text(3))}},
                    "Version " + std::string(row.text(3)) + " of the data");
        xml.close();
        xml.line();
        xml.open("publicationStmt");
        xml.element("authority", {}, "the editors of xitan");
        xml.open("availability");
        xml.element("licence", {}, row.text(4));
        xml.element(
            "p", {},
            "This is the licence of the editors' own data. The words of the text are under the terms of the sources below.");
        xml.element("p", {}, row.text(5));
        xml.close();
        xml.close();
    });
}

void write_witnesses(TeiContext const& context, XmlWriter& xml) {
    if (context.witnesses.empty()) return;
    xml.line();
    xml.open("listWit");
    context.database.each("SELECT siglum, title, date, note FROM witness ORDER BY ordinal", [&](ResultRow const& row) {
        std::string const siglum(row.text(0));
        xml.line();
        xml.open("witness", {{"xml:id", context.witnesses.at(siglum).substr(1)}, {"n", siglum}});
        xml.element("title", {}, row.text(1));
        if (!row.is_null(2)) xml.element("date", {}, row.text(2));
        if (!row.is_null(3)) xml.element("note", {}, row.text(3));
        xml.close();
    });
    xml.close();
}

void write_sources(TeiContext const& context, XmlWriter& xml) {
    if (context.database.integer("SELECT count(*) FROM source") == 0) return;
    xml.line();
    xml.open("listBibl");
    context.database.each("SELECT id, title, citation, url, licence, note FROM source ORDER BY source_id",
                          [&](ResultRow const& row) {
                              xml.line();
                              xml.open("bibl", {{"xml:id", "src-" + xml_name(row.text(0))}});
                              xml.element("title", {}, row.text(1));
                              if (!row.is_null(2)) xml.element("note", {{"type", "citation"}}, row.text(2));
                              if (!row.is_null(3))
                                  xml.element("ref", {{"target", std::string(row.text(3))}}, row.text(3));
                              xml.element("note", {{"type", "licence"}}, row.text(4));
                              if (!row.is_null(5)) xml.element("note", {}, row.text(5));
                              xml.close();
                          });
    xml.close();
}

void write_glyphs(TeiContext const& context, XmlWriter& xml) {
    auto const codes = glyph_codes(context.database);
    if (codes.empty()) return;
    xml.line();
    xml.open("charDecl");
    for (auto const& [code, romanisation] : codes) {
        xml.line();
        xml.open("glyph", {{"xml:id", "glyph-" + xml_name(code)}, {"n", code}});
        if (!romanisation.empty()) xml.element("mapping", {{"type", "romanisation"}}, romanisation);
        xml.close();
    }
    xml.close();
}

void write_source_description(TeiContext const& context, XmlWriter& xml) {
    xml.line();
    xml.open("sourceDesc");
    bool const none = context.witnesses.empty() && context.database.integer("SELECT count(*) FROM source") == 0;
    if (none) xml.element("p", {}, "No source is named.");
    write_witnesses(context, xml);
    write_sources(context, xml);
    xml.close();
}

}  // namespace

void write_tei_header(TeiContext const& context, XmlWriter& xml) {
    xml.line();
    xml.open("teiHeader");
    xml.line();
    xml.open("fileDesc");
    write_titles(context.database, xml);
    write_source_description(context, xml);
    xml.close();
    xml.line();
    xml.open("encodingDesc");
    xml.line();
    xml.open("editorialDecl");
    for (std::string_view const paragraph : practice) {
        xml.line();
        xml.element("p", {}, paragraph);
    }
    xml.close();
    xml.line();
    xml.empty("variantEncoding", {{"method", "parallel-segmentation"}, {"location", "internal"}});
    xml.line();
    xml.empty("variantEncoding", {{"method", "location-referenced"}, {"location", "external"}});
    write_glyphs(context, xml);
    xml.close();
    xml.close();
}

}  // namespace xitan
