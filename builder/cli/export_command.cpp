// SPDX-License-Identifier: MIT
#include "cli/export_command.hpp"

#include "cli/find_database.hpp"
#include "cli/page.hpp"
#include "cli/usage_error.hpp"
#include "export/export_format.hpp"
#include "export/formats.hpp"
#include "export/write_files.hpp"
#include "text/diagnostics.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <ostream>

namespace xitan {

namespace {

constexpr std::string_view all = "all";

std::vector<DataSet> wanted(std::vector<std::string> const& only) {
    auto const sets = data_sets(export_files());
    if (only.empty()) return sets;
    std::vector<DataSet> chosen;
    for (std::string const& name : only) {
        DataSet const* const set = find_data_set(sets, name);
        if (!set) {
            auto const other = nearest(name, data_set_names());
            throw UsageError("there is no data set " + ticked(name) +
                             (other ? "; did you mean `" + *other + "`?" : std::string()) + "\nThere are " +
                             joined(data_set_names(), ", "));
        }
        if (!find_data_set(chosen, name)) chosen.push_back(*set);
    }
    return chosen;
}

// What is asked for more than once is written once. `all` with --only leaves out what is of no data set.
std::vector<ExportFormat const*> wanted_formats(ExportOptions const& options) {
    std::vector<ExportFormat const*> chosen;
    bool const any = std::find(options.formats.begin(), options.formats.end(), all) != options.formats.end();
    for (ExportFormat const& one : export_formats()) {
        bool const named = std::find(options.formats.begin(), options.formats.end(), one.name) != options.formats.end();
        if (named && !one.of_sets && !options.only.empty()) {
            throw UsageError("--only chooses data sets, and " + std::string(one.name) +
                             " is not made of them; leave --only out");
        }
        if (named || (any && (one.of_sets || options.only.empty()))) chosen.push_back(&one);
    }
    return chosen;
}

std::vector<ExportFile> files_of(ExportRequest const& request, std::vector<ExportFormat const*> const& chosen) {
    std::vector<ExportFile> files;
    for (ExportFormat const* const one : chosen) {
        auto more = one->files(request);
        std::move(more.begin(), more.end(), std::back_inserter(files));
    }
    return files;
}

void list(Terminal const& terminal) {
    auto const sink = format("table")->make(terminal.out, {terminal.out_colour, terminal.width});
    std::vector<std::string> const columns{"data set", "holds"};
    sink->columns(columns);
    auto const sets = data_sets(export_files());
    for (DataSet const& set : sets) {
        std::vector<Value> const row{std::string_view(set.query.name), std::string_view(set.query.title)};
        sink->row(row);
    }
    sink->finish();
}

void write_one(std::vector<ExportFile> const& files, Terminal const& terminal) {
    std::vector<ExportFile const*> data;
    for (ExportFile const& file : files) {
        if (!file.companion) data.push_back(&file);
    }
    if (data.size() != 1) {
        throw UsageError("standard output takes one file, and this makes " + std::to_string(data.size()) +
                         "; name one data set with --only, and one format with --format");
    }
    data.front()->write(terminal.out);
}

}  // namespace

std::vector<std::string> export_format_names() {
    std::vector<std::string> names;
    for (ExportFormat const& one : export_formats()) names.emplace_back(one.name);
    names.emplace_back(all);
    return names;
}

std::vector<std::string> data_set_names() {
    std::vector<std::string> names;
    for (DataSet const& set : data_sets(export_files())) names.push_back(set.query.name);
    return names;
}

int export_data(ExportOptions const& options, Terminal const& terminal) {
    if (options.list) {
        list(terminal);
        return 0;
    }
    if (options.folder.empty()) throw UsageError("where to? Name a folder, or - for standard output");
    auto sets = wanted(options.only);
    auto const formats = wanted_formats(options);
    Database const database = open_database(find_database(options.database));
    ExportRequest const request{database, std::move(sets), options.excel};
    auto const files = files_of(request, formats);
    if (options.folder == "-") {
        write_one(files, terminal);
    } else {
        write_files(files, options.folder);
        terminal.out << files.size() << (files.size() == 1 ? " file in " : " files in ") << options.folder << '\n';
    }
    return 0;
}

}  // namespace xitan
