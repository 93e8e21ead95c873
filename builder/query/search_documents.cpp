// SPDX-License-Identifier: MIT
#include "query/search_documents.hpp"

#include "query/search_snippet.hpp"

namespace xitan {

namespace {

constexpr auto entry_documents =
    "SELECT d.document_id FROM search_document AS d JOIN search_kind AS k ON k.kind = d.kind"
    " WHERE d.syllable_id = ?1 AND d.entry_id IN"
    " (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT entry_id FROM letter WHERE syllable_id = ?1) AND k.entry ORDER BY "
    "d.document_id";

constexpr auto kind_documents =
    "SELECT d.document_id FROM search_document AS d WHERE d.kind = ?2 AND d.entry_id IN"
    " (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT entry_id FROM letter WHERE syllable_id = ?1"
    " UNION ALL SELECT entry_id FROM cell WHERE syllable_id = ?1"
    " UNION ALL SELECT row_id FROM cell WHERE syllable_id = ?1) ORDER BY d.document_id";

constexpr auto id_documents =
    "SELECT document_id FROM search_document WHERE kind <> 'passage' AND (?2 = '' OR kind = ?2)"
    " AND (id = ?1 OR entry_id = (SELECT entry_id FROM entry WHERE id = ?1) OR entry_id IN"
    " (SELECT c.syllable_id FROM cell AS c JOIN entry AS e USING (entry_id) WHERE e.id = ?1"
    " UNION ALL SELECT c.row_id FROM cell AS c JOIN entry AS e USING (entry_id) WHERE e.id = ?1))"
    " ORDER BY id <> ?1, document_id";

constexpr auto line_documents =
    "SELECT d.document_id FROM search_document AS d JOIN line AS i ON i.name = ?1 WHERE (?2 = '' OR d.kind = ?2)"
    " AND d.line_id IN (i.line_id, CASE d.kind WHEN 'passage' THEN"
    " (SELECT s.first_id FROM search_line AS s WHERE s.line_id = i.line_id) END)"
    " ORDER BY d.kind <> 'passage', d.document_id";

constexpr auto one_document =
    "SELECT d.id, d.kind, d.title, y.id AS syllable, e.id AS entry, i.name AS line, d.han, d.english,"
    " (SELECT group_concat(t.place, ', ')"
    "  FROM (SELECT substr(c.id, length(c.kind) + 2) AS place FROM cell AS k JOIN entry AS c USING (entry_id)"
    "        WHERE d.kind = 'syllable' AND k.syllable_id = d.entry_id ORDER BY k.entry_id) AS t) AS places"
    " FROM search_document AS d LEFT JOIN entry AS y ON y.entry_id = d.syllable_id"
    " LEFT JOIN entry AS e ON e.entry_id = d.entry_id LEFT JOIN line AS i ON i.line_id = d.line_id"
    " WHERE d.document_id = ?1";

std::vector<std::int64_t> listed(Database const& database, std::string_view select, std::string const& what,
                                 std::string const& kind) {
    std::vector<std::int64_t> documents;
    database.each(select, {what, kind}, [&](ResultRow const& row) { documents.push_back(row.integer(0)); });
    return documents;
}

std::optional<std::string> text(ResultRow const& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional(std::string(row.text(column)));
}

std::optional<std::string> joined(std::optional<std::string> const& a, std::optional<std::string> const& b) {
    return a && b ? *a + ", " + *b : a ? a : b;
}

// The line of a passage in which its character at offset stands.
std::optional<std::string> line_at(Database const& database, std::string const& first, std::size_t offset) {
    std::optional<std::string> name;
    database.each(
        "SELECT i.name FROM search_line AS s JOIN line AS i ON i.line_id = s.line_id"
        " WHERE s.first_id = (SELECT line_id FROM line WHERE name = ?1) AND s.offset <= CAST(?2 AS INTEGER)"
        " ORDER BY s.offset DESC LIMIT 1",
        {first, std::to_string(offset)}, [&](ResultRow const& row) { name = text(row, 0); });
    return name;
}

// The words of a document with what matches marked: the text first, then the editors, the script, the title.
std::optional<Snippet> marked(Database const& database, std::string const& document,
                              std::vector<SearchTerm> const& terms) {
    std::optional<Snippet> found;
    database.each(
        "SELECT highlight(search, 2, char(1), char(2)), highlight(search, 4, char(1), char(2)),"
        " highlight(search, 1, char(1), char(2)), highlight(search, 0, char(1), char(2))"
        " FROM search WHERE search MATCH ?1 AND rowid = CAST(?2 AS INTEGER)",
        {match_expression(terms), document}, [&](ResultRow const& row) {
            for (int column = 0; column < 3 && !found; ++column) found = snippet(row.text(column));
            // Behind the title itself stands its Chinese, which was looked at in its own column.
            if (!found) found = snippet(row.text(3).substr(0, row.text(3).find(" \u200b")));
        });
    return found;
}

// The view `syllables` has the same, but is slow to prepare for every hit.
void add_spelling(Database const& database, std::string const& syllable, SearchHit& hit) {
    database.each(
        "SELECT w.written, w.script FROM entry AS e JOIN shown_spellings AS w ON w.syllable_id = e.entry_id WHERE e.id = ?1",
        {syllable}, [&](ResultRow const& row) {
            hit.written = text(row, 0);
            hit.script = text(row, 1);
        });
}

}  // namespace

std::vector<std::int64_t> documents_of_syllable(Database const& database, std::int64_t syllable_id,
                                                std::string const& kind) {
    std::vector<std::int64_t> documents;
    auto const add = [&](ResultRow const& row) { documents.push_back(row.integer(0)); };
    std::string const id = std::to_string(syllable_id);
    if (kind.empty()) {
        database.each(entry_documents, {id}, add);
    } else {
        database.each(kind_documents, {id, kind}, add);
    }
    return documents;
}

std::vector<std::int64_t> documents_of_id(Database const& database, std::string const& id, std::string const& kind) {
    return listed(database, id_documents, id, kind);
}

std::vector<std::int64_t> documents_of_line(Database const& database, std::string const& line,
                                            std::string const& kind) {
    return listed(database, line_documents, line, kind);
}

std::vector<std::int64_t> documents_with(Database const& database, std::vector<SearchTerm> const& terms,
                                         std::string_view clean, std::string const& kind) {
    std::string const words = "(coalesce(d.han, '') || ' ' || coalesce(d.english, ''))";
    std::string where;
    std::vector<std::string> values{match_expression(terms), kind, std::string(clean)};
    for (std::string const& run : long_runs(terms)) {
        values.push_back(run);
        where += " AND instr(" + words + ", ?" + std::to_string(values.size()) + ") > 0";
    }
    std::vector<std::int64_t> documents;
    database.each(
        "SELECT d.document_id FROM search JOIN search_document AS d ON d.document_id = search.rowid"
        " JOIN search_kind AS k ON k.kind = d.kind WHERE search MATCH ?1 AND (?2 = '' OR d.kind = ?2)" +
            where + " ORDER BY NOT k.own, instr(" + words +
            ", ?3) = 0, CASE WHEN k.entry THEN k.ordinal ELSE 99 END, search.rank, d.document_id",
        values, [&](ResultRow const& row) { documents.push_back(row.integer(0)); });
    return documents;
}

bool occurs(Database const& database, std::vector<SearchTerm> const& terms) {
    bool found = false;
    database.each("SELECT 1 FROM search WHERE search MATCH ?1 LIMIT 1", {match_expression(terms)},
                  [&](ResultRow const&) { found = true; });
    return found;
}

SearchHit show_document(Database const& database, std::int64_t document, std::string matched_how,
                        std::vector<SearchTerm> const& terms) {
    SearchHit hit;
    hit.matched = std::move(matched_how);
    std::string const number = std::to_string(document);
    std::optional<Snippet> const found = terms.empty() ? std::nullopt : marked(database, number, terms);
    database.each(one_document, {number}, [&](ResultRow const& row) {
        hit.id = row.text(0);
        hit.kind = row.text(1);
        if (!row.is_null(3)) add_spelling(database, std::string(row.text(3)), hit);
        if (hit.kind == "reading" && row.text(2) != row.text(4))
            hit.written = row.text(2);  // also where no syllable is
        auto line = text(row, 5);
        if (hit.kind == "passage" && found) line = line_at(database, hit.id, found->offset);
        auto const entry = row.text(4) == hit.id ? std::nullopt : text(row, 4);
        hit.where = row.is_null(8) ? joined(entry, line) : text(row, 8);
        if (found) {
            hit.snippet = found->text;
        } else if (auto const words = text(row, row.is_null(6) ? 7 : 6)) {
            hit.snippet = shortened(*words);
        }
    });
    return hit;
}

}  // namespace xitan
