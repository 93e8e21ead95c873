// SPDX-License-Identifier: MIT
#include "export/cldf.hpp"

#include "export/bibtex.hpp"
#include "export/cldf_metadata.hpp"

#include <nlohmann/json.hpp>

#include <ostream>

namespace xitan {

std::vector<ExportFile> cldf_files(ExportRequest const& request) {
    Database const& database = request.database;
    auto const tables = cldf_tables(database);
    std::vector<ExportFile> files;
    files.push_back({"cldf/Generic-metadata.json", [&database, tables](std::ostream& out) {
                         out << cldf_metadata(database, tables).dump(2) << '\n';
                     }});
    files.push_back({"cldf/sources.bib", [&database](std::ostream& out) { write_bibtex(database, out); }});
    for (CldfTable const& table : tables) {
        files.push_back({"cldf/" + table.set.query.name + ".csv",
                         [&database, table](std::ostream& out) { write_cldf_table(database, table, out); }});
    }
    return files;
}

}  // namespace xitan
