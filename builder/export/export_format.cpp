// SPDX-License-Identifier: MIT
#include "export/export_format.hpp"

#include "export/c_header.hpp"
#include "export/cldf.hpp"
#include "export/ids.hpp"
#include "export/postgresql.hpp"
#include "export/schema_markdown.hpp"
#include "export/set_files.hpp"
#include "export/tei.hpp"

#include <algorithm>
#include <array>

namespace xitan {

namespace {

std::vector<ExportFile> postgresql_file(ExportRequest const& request) {
    auto const write = [&database = request.database](std::ostream& out) { write_postgresql(database, out); };
    return {{"xitan.postgresql.sql", write}};
}

constexpr std::array list{
    ExportFormat{"csv", "comma-separated values, a file a data set (RFC 4180, UTF-8)", true, csv_files},
    ExportFormat{"json", "an array of objects a data set, and a nested file a letter, chapter and list", true,
                 json_files},
    ExportFormat{"jsonl", "an object a line, a file a data set", true, jsonl_files},
    ExportFormat{"header", "xitan.h, the names of tables, views and columns for C and C++", false, header_files},
    ExportFormat{"postgresql", "one script for psql: all tables and views (see docs/postgresql.md)", false,
                 postgresql_file},
    ExportFormat{"cldf", "a data set of Cross-Linguistic Data Formats (CLDF 1.1; see docs/cldf.md)", false, cldf_files},
    ExportFormat{"ids", "xitan.ids, the list of public ids that a release keeps", false, ids_files},
    ExportFormat{"tei", "the text with its apparatus and readings as XML (TEI P5; see docs/tei.md)", false, tei_files},
    ExportFormat{"schema", "schema.md, the views, tables and columns described in Markdown", false,
                 schema_markdown_files},
};

}  // namespace

std::span<ExportFormat const> export_formats() { return list; }

ExportFormat const* export_format(std::string_view name) {
    auto const found = std::find_if(list.begin(), list.end(), [&](ExportFormat const& f) { return f.name == name; });
    return found == list.end() ? nullptr : &*found;
}

}  // namespace xitan
