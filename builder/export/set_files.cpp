// SPDX-License-Identifier: MIT
#include "export/set_files.hpp"

#include "export/card_json.hpp"
#include "export/csvw.hpp"
#include "export/formats.hpp"
#include "export/frictionless.hpp"
#include "query/run_query.hpp"

#include <nlohmann/json.hpp>

#include <ostream>

namespace xitan {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

std::vector<ExportFile> files_of(ExportRequest const& request, std::string_view form, std::string_view before) {
    std::vector<ExportFile> files;
    for (DataSet const& set : request.sets) {
        auto const write = [&database = request.database, query = set.query, make = format(form)->make,
                            before](std::ostream& out) {
            out << before;
            run_query(database, query, {}, *make(out, {}));
        };
        files.push_back({set.query.name + '.' + std::string(form), write});
    }
    return files;
}

// An entry a file, under its public id.
void add_cards(std::vector<ExportFile>& files, Database const& database, std::string const& kind) {
    database.each("SELECT id FROM entry WHERE kind = ?1 ORDER BY entry_id", {kind}, [&](ResultRow const& row) {
        std::string const id(row.text(0));
        auto const write = [&database, id](std::ostream& out) { out << card_json(card(database, id)).dump(2) << '\n'; };
        files.push_back({id + ".json", write, true});
    });
}

}  // namespace

std::vector<ExportFile> csv_files(ExportRequest const& request) {
    auto files = files_of(request, "csv", request.excel ? byte_order_mark : std::string_view());
    auto const data = files;
    files.push_back(csvw_file(request));
    files.push_back(frictionless_file(request, data));
    return files;
}

std::vector<ExportFile> json_files(ExportRequest const& request) {
    auto files = files_of(request, "json", {});
    for (DataSet const& set : request.sets) {
        if (!set.cards.empty()) add_cards(files, request.database, set.cards);
    }
    return files;
}

std::vector<ExportFile> jsonl_files(ExportRequest const& request) { return files_of(request, "jsonl", {}); }

}  // namespace xitan
