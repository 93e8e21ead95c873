// SPDX-License-Identifier: MIT
#include "export/ids.hpp"

#include "query/id_list.hpp"

#include <ostream>

namespace xitan {

void write_ids(Database const& database, std::ostream& out) {
    database.each("SELECT id, version FROM work ORDER BY work_id LIMIT 1", [&](ResultRow const& row) {
        out << "# Public ids of " << row.text(0) << ' ' << row.text(1)
            << ". A release keeps them, or withdraws them with a reason.\n";
    });
    out << "# `to` takes in the ids up to that number. Written by the program; do not edit.\n";
    IdList const list = ids_of(database);
    for (auto const& line : runs(list.used)) out << line << '\n';
    for (auto const& [id, why] : list.withdrawn) out << id << " withdrawn\n";
}

std::vector<ExportFile> ids_files(ExportRequest const& request) {
    Database const& database = request.database;
    return {{"xitan.ids", [&database](std::ostream& out) { write_ids(database, out); }}};
}

}  // namespace xitan
