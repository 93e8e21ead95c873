// SPDX-License-Identifier: MIT
#include "export/tei_parts.hpp"

#include <array>

namespace xitan {

namespace {

struct Note {
    std::string type, text;
};

struct Reading {
    std::string id, line, written, kind, role, printed, text, certainty;
    std::vector<Note> notes;  // what else is known of it
};

struct Comment {
    std::string language, author, text, line;
};

// Entry → what belongs to it, in the order of the database.
template <class Thing>
using ByEntry = std::map<std::string, std::vector<Thing>, std::less<>>;

template <class Thing>
std::vector<Thing> const& of_entry(ByEntry<Thing> const& things, std::string_view entry) {
    static std::vector<Thing> const none;
    auto const found = things.find(entry);
    return found == things.end() ? none : found->second;
}

ByEntry<Reading> all_readings(Database const& database) {
    static constexpr std::array facts{"head",   "prefix", "upper",  "lower",    "target", "tone",
                                      "weight", "length", "manner", "rejected", "label",  "note"};
    ByEntry<Reading> readings;
    database.each(
        "SELECT v.entry, v.id, v.line, v.iast, v.kind, v.role, v.printed, v.text, v.certainty, v.head, v.prefix, v.upper, "
        "v.lower, v.target, v.tone, v.weight, v.length, v.manner, CASE v.rejected WHEN 1 THEN 'yes' END, r.label, r.note "
        "FROM reading AS r JOIN line AS i ON i.line_id = r.line_id "
        "JOIN readings AS v ON v.line = i.name AND v.id = i.name || '.' || r.ordinal ORDER BY r.reading_id",
        [&](ResultRow const& row) {
            auto const text = [&](int column) { return std::string(row.text(column)); };
            Reading reading{text(1), text(2), text(3), text(4), text(5), text(6), text(7), text(8), {}};
            for (std::size_t i = 0; i < facts.size(); ++i) {
                int const column = 9 + static_cast<int>(i);
                if (!row.is_null(column)) reading.notes.push_back({facts[i], text(column)});
            }
            readings[text(0)].push_back(std::move(reading));
        });
    return readings;
}

ByEntry<Comment> all_comments(Database const& database) {
    ByEntry<Comment> comments;
    database.each(
        "SELECT c.entry, c.language, CASE WHEN c.author <> w.author THEN c.author END, c.text, c.line "
        "FROM commentaries AS c, work AS w ORDER BY c.entry, c.line, c.language DESC, c.author, c.text",
        [&](ResultRow const& row) {
            auto const text = [&](int column) { return std::string(row.text(column)); };
            comments[text(0)].push_back({text(1), text(2), text(3), text(4)});
        });
    return comments;
}

void write_reading(XmlWriter& xml, Reading const& reading) {
    xml.line();
    xml.open("form", {{"type", reading.kind},
                      {"subtype", reading.role},
                      {"xml:id", "reading-" + xml_name(reading.id)},
                      {"corresp", line_pointer(reading.line)},
                      {"cert", tei_certainty(reading.certainty)}});
    if (!reading.written.empty()) xml.element("orth", {}, reading.written);
    xml.open("pron", {{"notation", reading.kind}});
    xml.open("choice");
    xml.element("orig", {}, reading.printed);
    xml.element("reg", {{"resp", "#editors"}}, reading.text);
    xml.close();
    xml.close();
    for (Note const& note : reading.notes) {
        bool const ours = note.type == "note";
        xml.element("note", ours ? by_editors : XmlAttributes{{"type", note.type}}, note.text);
    }
    xml.close();
}

void write_comment(XmlWriter& xml, Comment const& comment) {
    xml.line();
    bool const ours = comment.language == "en";
    XmlAttributes attributes{{"type", ours                     ? "commentary"
                                      : comment.author.empty() ? "gloss"
                                                               : "attribution"},
                             {"corresp", line_pointer(comment.line)}};
    if (ours) attributes.insert(attributes.end(), by_editors.begin(), by_editors.end());
    xml.open("note", attributes);
    if (!ours && !comment.author.empty()) xml.element("name", {}, comment.author);
    xml.text(comment.text);
    xml.close();
}

// How the entry itself is written: a syllable in all schemes, a chapter by its titles, a row by its cluster.
ByEntry<std::pair<XmlAttributes, std::string>> all_spellings(Database const& database) {
    ByEntry<std::pair<XmlAttributes, std::string>> spellings;
    database.each(
        "SELECT e.id, c.name, p.text FROM entry AS e LEFT JOIN letter AS l ON l.entry_id = e.entry_id "
        "LEFT JOIN cell AS k ON k.entry_id = e.entry_id "
        "JOIN spelling AS p ON p.syllable_id = coalesce(l.syllable_id, k.syllable_id, e.entry_id) "
        "JOIN scheme AS c ON c.scheme_id = p.scheme_id ORDER BY e.entry_id, c.scheme_id",
        [&](ResultRow const& row) {
            spellings[std::string(row.text(0))].push_back(
                {{{"notation", std::string(row.text(1))}}, std::string(row.text(2))});
        });
    database.each(
        "SELECT e.id, 'zh', c.title_zh FROM chapter AS c JOIN entry AS e ON e.entry_id = c.entry_id "
        "UNION ALL SELECT e.id, 'en', c.title_en FROM chapter AS c JOIN entry AS e ON e.entry_id = c.entry_id "
        "UNION ALL SELECT id, NULL, cluster FROM rows",
        [&](ResultRow const& row) {
            spellings[std::string(row.text(0))].push_back(
                {{{"xml:lang", std::string(row.text(1))}}, std::string(row.text(2))});
        });
    return spellings;
}

}  // namespace

void write_tei_entries(TeiContext const& context, XmlWriter& xml) {
    auto const readings = all_readings(context.database);
    auto const comments = all_comments(context.database);
    auto const spellings = all_spellings(context.database);
    xml.line();
    xml.open("div", {{"type", "entries"}});
    context.database.each(
        "SELECT id, kind FROM entry AS e WHERE kind IN ('letter', 'chapter') "
        "OR EXISTS (SELECT 1 FROM reading AS r WHERE r.entry_id = e.entry_id) "
        "OR EXISTS (SELECT 1 FROM emendation AS m WHERE m.entry_id = e.entry_id) "
        "OR id IN (SELECT entry FROM commentaries) ORDER BY entry_id",
        [&](ResultRow const& row) {
            std::string const id(row.text(0));
            xml.line();
            xml.open("entry", {{"xml:id", xml_name(id)}, {"type", std::string(row.text(1))}});
            xml.line();
            xml.open("form", {{"type", "lemma"}});
            for (auto const& [attributes, text] : of_entry(spellings, id)) xml.element("orth", attributes, text);
            xml.close();
            for (Reading const& reading : of_entry(readings, id)) write_reading(xml, reading);
            for (Comment const& comment : of_entry(comments, id)) write_comment(xml, comment);
            xml.close();
        });
    xml.close();
}

}  // namespace xitan
