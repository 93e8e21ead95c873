// SPDX-License-Identifier: MIT
#include "export/exported.hpp"

#include "export/export_format.hpp"
#include "support/catch.hpp"

#include <sstream>

namespace xitan::test {

namespace {

// The field that begins at `at`, which moves to the mark behind it.
std::string field(std::string const& text, std::size_t& at) {
    if (text.at(at) != '"') {
        auto const end = text.find_first_of(",\n", at);
        REQUIRE(end != std::string::npos);
        auto const plain = text.substr(at, end - at);
        REQUIRE(plain.find_first_of("\"\r") == std::string::npos);
        at = end;
        return plain;
    }
    std::string quoted;
    for (++at; text.at(at) != '"' || text.at(at + 1) == '"'; ++at) {
        if (text[at] == '"') ++at;
        quoted += text[at];
    }
    ++at;
    return quoted;
}

}  // namespace

std::map<std::string, std::string> exported(Database const& database, std::string_view format) {
    ExportFormat const* const chosen = export_format(format);
    REQUIRE(chosen);
    std::map<std::string, std::string> files;
    for (ExportFile const& file : chosen->files({database, data_sets(export_files()), false})) {
        std::ostringstream out;
        file.write(out);
        INFO(file.path);
        REQUIRE(files.emplace(file.path, out.str()).second);
    }
    return files;
}

std::vector<std::vector<std::string>> csv_rows(std::string const& text) {
    std::vector<std::vector<std::string>> rows;
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::vector<std::string> row{field(text, at)};
        while (text.at(at) == ',') row.push_back(field(text, ++at));
        REQUIRE(text.at(at) == '\n');
        if (!rows.empty()) REQUIRE(row.size() == rows.front().size());
        rows.push_back(std::move(row));
    }
    REQUIRE_FALSE(rows.empty());
    return rows;
}

}  // namespace xitan::test
