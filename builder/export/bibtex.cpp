// SPDX-License-Identifier: MIT
#include "export/bibtex.hpp"

#include <array>
#include <ostream>
#include <string_view>

namespace xitan {

namespace {

// Braces must be in pairs, whatever stands before them.
void write_value(std::ostream& out, std::string_view text) {
    out << '{';
    for (char const c : text) {
        if (c == '{') {
            out << "{\\textbraceleft}";
        } else if (c == '}') {
            out << "{\\textbraceright}";
        } else {
            out << c;
        }
    }
    out << '}';
}

}  // namespace

void write_bibtex(Database const& database, std::ostream& out) {
    static constexpr std::array<std::string_view, 6> fields{"title", "author",    "howpublished",
                                                            "url",   "copyright", "note"};
    // A source that has the id of the work is the work.
    database.each(
        "SELECT id, title_zh || ' (' || title_en || ')', author, NULL, NULL, NULL, NULL FROM work "
        "WHERE id NOT IN (SELECT id FROM source) "
        "UNION ALL SELECT * FROM (SELECT id, title, NULL, citation, url, licence, note FROM source ORDER BY source_id)",
        [&](ResultRow const& row) {
            out << "@misc{" << row.text(0);
            for (std::size_t i = 0; i < fields.size(); ++i) {
                int const column = static_cast<int>(i) + 1;
                if (row.is_null(column)) continue;
                out << ",\n  " << fields[i] << " = ";
                // A second pair of braces keeps a comma from parting a name.
                if (fields[i] == "author") out << '{';
                write_value(out, row.text(column));
                if (fields[i] == "author") out << '}';
            }
            out << "\n}\n\n";
        });
}

}  // namespace xitan
