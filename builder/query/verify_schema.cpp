// SPDX-License-Identifier: MIT
#include "query/verify_schema.hpp"

#include "store/embedded.hpp"

#include <algorithm>
#include <map>

namespace xitan {

namespace {

// SQL without comments, and with one blank for any number of them.
std::string bare(std::string_view sql) {
    std::string result;
    char quote = 0;
    for (std::size_t i = 0; i < sql.size(); ++i) {
        char const c = sql[i];
        if (!quote && sql.substr(i, 2) == "--") {
            i = std::min(sql.find('\n', i), sql.size()) - 1;
            continue;
        }
        if (quote ? c == quote : c == '\'' || c == '"') quote = quote ? '\0' : c;
        bool const blank = !quote && (c == ' ' || c == '\n' || c == '\t' || c == '\r');
        if (!blank) {
            result += c;
        } else if (!result.empty() && result.back() != ' ') {
            result += ' ';
        }
    }
    return result;
}

// "view letters" → its definition.
using Objects = std::map<std::string, std::string>;

Objects objects_of(Database const& database) {
    Objects objects;
    database.each(
        "SELECT t.type || ' ' || t.name, t.sql FROM sqlite_master AS t WHERE t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
        " AND NOT EXISTS (SELECT 1 FROM sqlite_master AS v WHERE v.sql LIKE 'CREATE VIRTUAL TABLE %'"
        " AND t.name IN (v.name || '_data', v.name || '_idx', v.name || '_docsize', v.name || '_config'))",
        [&](ResultRow const& row) { objects.emplace(row.text(0), bare(row.text(1))); });
    return objects;
}

Objects objects_of_this_program() {
    Database database = Database::in_memory();
    for (SqlFile const& file : schema_files()) database.run(file.text, file.name);
    return objects_of(database);
}

}  // namespace

std::vector<std::string> schema_faults(Database const& database) {
    Objects found = objects_of(database);
    std::vector<std::string> faults;
    for (auto const& [name, sql] : objects_of_this_program()) {
        auto const object = found.extract(name);
        if (object.empty()) {
            faults.push_back(name + " is missing");
        } else if (object.mapped() != sql) {
            faults.push_back(name + " is defined otherwise");
        }
    }
    for (auto const& [name, sql] : found) faults.push_back(name + " is not part of it");
    return faults;
}

}  // namespace xitan
