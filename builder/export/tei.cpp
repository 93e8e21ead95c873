// SPDX-License-Identifier: MIT
#include "export/tei.hpp"

#include "export/tei_parts.hpp"

#include <ostream>

namespace xitan {

namespace {

void write_tei(Database const& database, std::ostream& out) {
    TeiContext const context(database);
    XmlWriter xml(out);
    xml.line();
    xml.open("TEI", {{"xmlns", "http://www.tei-c.org/ns/1.0"}, {"xml:lang", "en"}});
    write_tei_header(context, xml);
    xml.line();
    xml.open("text", {{"xml:lang", "zh"}});
    auto const elsewhere = write_tei_body(context, xml);
    xml.line();
    xml.open("back");
    write_tei_apparatus(context, xml, elsewhere);
    write_tei_emendations(context, xml);
    write_tei_entries(context, xml);
    for (int open = 3; open > 0; --open) xml.close();  // back, text, TEI
    xml.line();
}

}  // namespace

std::vector<ExportFile> tei_files(ExportRequest const& request) {
    Database const& database = request.database;
    return {
        {database.text("SELECT id FROM work") + ".xml", [&database](std::ostream& out) { write_tei(database, out); }}};
}

}  // namespace xitan
