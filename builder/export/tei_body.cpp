// SPDX-License-Identifier: MIT
#include "export/tei_parts.hpp"

#include <algorithm>

namespace xitan {

namespace {

// The variants of one line; what has no place in its text goes to elsewhere.
void write_line_text(TeiContext const& context, XmlWriter& xml, std::string const& line,
                     std::vector<TeiVariant> const& variants, std::vector<TeiVariant>& elsewhere) {
    auto const quoted = context.lines.find(line);
    Pieces const none;
    Pieces const& text = quoted == context.lines.end() ? none : quoted->second;
    std::vector<Pieces> lemmata;
    for (TeiVariant const& variant : variants) lemmata.push_back(apparatus_pieces(variant.lemma));
    auto const spans = places(text, lemmata);
    std::vector<std::pair<Span, TeiVariant const*>> placed;
    for (std::size_t i = 0; i < variants.size(); ++i) {
        if (spans[i]) {
            placed.emplace_back(*spans[i], &variants[i]);
        } else {
            elsewhere.push_back(variants[i]);
        }
    }
    std::sort(placed.begin(), placed.end());
    std::size_t at = 0;
    for (auto const& [span, variant] : placed) {
        write_pieces(xml, text.data() + at, text.data() + span.first);
        at = span.first + span.second;
        auto const begin = text.begin() + static_cast<std::ptrdiff_t>(span.first);
        write_app(context, xml, *variant, {begin, begin + static_cast<std::ptrdiff_t>(span.second)}, {});
    }
    write_pieces(xml, text.data() + at, text.data() + text.size());
}

// What has begun where lines follow each other: a section, the run of lines of one chapter in it, page and column.
class Place {
public:
    explicit Place(XmlWriter& xml) : xml_(xml) {}

    void begin(std::string const& section, std::string const& title, std::string const& chapter) {
        if (section != section_ || chapter != chapter_) end_run();
        if (section != section_) {
            end_section();
            xml_.line();
            xml_.open("div", {{"type", "section"}, {"n", title}});
            section_ = section;
        }
        if (run_) return;
        xml_.line();
        xml_.open("ab", {{"corresp", chapter.empty() ? "" : '#' + xml_name(chapter)}});
        chapter_ = chapter;
        run_ = true;
    }

    // A line is four digits, a letter and two digits: page, column, line.
    void line(std::string const& name) {
        xml_.line();
        auto const page = name.substr(0, 4), column = name.substr(4, 1);
        if (page != page_) xml_.empty("pb", {{"n", page}});
        if (page != page_ || column != column_) xml_.empty("cb", {{"n", column}});
        page_ = page;
        column_ = column;
        xml_.empty("lb", {{"n", name}, {"xml:id", "line-" + name}});
    }

    void end_section() {
        end_run();
        if (!section_.empty()) xml_.close();
        section_.clear();
    }

private:
    void end_run() {
        if (run_) xml_.close();
        run_ = false;
    }

    XmlWriter& xml_;
    std::string section_, chapter_, page_, column_;
    bool run_ = false;
};

}  // namespace

std::vector<TeiVariant> write_tei_body(TeiContext const& context, XmlWriter& xml) {
    std::map<std::string, std::vector<TeiVariant>> variants;
    for (TeiVariant& variant : tei_variants(context.database)) variants[variant.line].push_back(std::move(variant));
    std::vector<TeiVariant> elsewhere;
    xml.line();
    xml.open("body");
    Place place(xml);
    context.database.each(
        "SELECT i.name, s.ordinal, s.title, e.id FROM line AS i JOIN section AS s ON s.section_id = i.section_id "
        "LEFT JOIN entry AS e ON e.entry_id = i.chapter_id ORDER BY i.line_id",
        [&](ResultRow const& row) {
            std::string const line(row.text(0));
            place.begin(std::to_string(row.integer(1)), std::string(row.text(2)), std::string(row.text(3)));
            place.line(line);
            write_line_text(context, xml, line, variants[line], elsewhere);
        });
    place.end_section();
    xml.close();
    return elsewhere;
}

}  // namespace xitan
