// SPDX-License-Identifier: MIT
#include "export/c_header.hpp"

#include "store/errors.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <ostream>

namespace xitan {

namespace {

constexpr std::string_view prefix = "XITAN_";

// A view or table, or one of its columns.
struct Named {
    std::string name;
    std::string meaning;  // may be empty
};

struct Object {
    Named head;
    bool view;
    std::vector<Named> columns;
};

// What is described, views first: the tables that SQLite keeps for itself and for the index are nobody's business.
constexpr auto objects_sql = R"(
    SELECT m.name, m.type = 'view', d.text
    FROM sqlite_master AS m LEFT JOIN description AS d ON d.object = m.name AND d."column" IS NULL
    WHERE m.type IN ('table', 'view') AND m.name NOT LIKE 'sqlite\_%' ESCAPE '\'
        AND NOT EXISTS (SELECT 1 FROM sqlite_master AS i WHERE i.sql LIKE 'CREATE VIRTUAL TABLE %'
            AND substr(m.name, 1, length(i.name) + 1) = i.name || '_'
            AND substr(m.name, length(i.name) + 2) IN ('data', 'idx', 'docsize', 'config', 'content'))
    ORDER BY m.type = 'table', m.name)";

constexpr auto columns_sql = R"(
    SELECT t.name, d.text
    FROM pragma_table_info(?1) AS t LEFT JOIN description AS d ON d.object = ?1 AND d."column" = t.name
    ORDER BY t.cid)";

std::vector<Object> objects_of(Database const& database) {
    std::vector<Object> objects;
    database.each(objects_sql, [&](ResultRow const& row) {
        objects.push_back({{std::string(row.text(0)), std::string(row.text(2))}, row.integer(1) != 0, {}});
    });
    for (Object& object : objects) {
        database.each(columns_sql, {object.head.name}, [&](ResultRow const& row) {
            object.columns.push_back({std::string(row.text(0)), std::string(row.text(1))});
        });
    }
    return objects;
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Such a name needs no escapes in a string either.
bool is_plain_name(std::string_view name) {
    return !name.empty() &&
           std::all_of(name.begin(), name.end(), [](char c) { return is_letter(c) || is_digit(c) || c == '_'; }) &&
           name.find("__") == std::string_view::npos && name.front() != '_';
}

std::string upper(std::string text) {
    for (char& c : text) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    }
    return text;
}

// Neither ends the comment nor seems to begin one.
std::string comment(std::string const& text) {
    std::string safe;
    for (char const c : text) {
        if (!safe.empty() && ((safe.back() == '*' && c == '/') || (safe.back() == '/' && c == '*'))) safe += ' ';
        safe += c;
    }
    return "/* " + safe + " */";
}

class Macros {
public:
    explicit Macros(std::ostream& out) : out_(out) {}

    void define(std::string const& macro, std::string const& value, Named const& what, std::string const& whose) {
        auto const [place, fresh] = taken_.emplace(macro, whose);
        if (!fresh) {
            throw DatabaseError(whose, "its macro would be " + macro + ", as is that of " + place->second +
                                           "; one of the two needs another name");
        }
        out_ << "#define " << macro << ' ' << value;
        if (!what.meaning.empty()) out_ << "  " << comment(what.meaning);
        out_ << '\n';
    }

    void name(std::string const& before, Named const& what, std::string const& whose) {
        if (!is_plain_name(what.name)) throw DatabaseError(whose, "this name makes no macro of C");
        define(std::string(prefix) + upper(before + what.name), '"' + what.name + '"', what, whose);
    }

private:
    std::ostream& out_;
    std::map<std::string, std::string> taken_{{"XITAN_H", "the include guard"}};  // macro → what it stands for
};

void write_header(Database const& database, std::ostream& out) {
    out << "/* SPDX-License-Identifier: MIT */\n"
           "/* Names in xitan.db, for C99 and C++. Made by `xitan export --format header`; do not edit. */\n"
           "#ifndef XITAN_H\n#define XITAN_H\n\n"
           "/* Compare these with the file before it is read: the names below are those of this schema. */\n";
    Macros macros(out);
    for (auto const& [pragma, macro, meaning] :
         {std::array{"application_id", "APPLICATION_ID", "PRAGMA application_id"},
          std::array{"user_version", "SCHEMA_VERSION", "PRAGMA user_version"}}) {
        macros.define(std::string(prefix) + macro, database.text(std::string("PRAGMA ") + pragma), {{}, meaning},
                      meaning);
    }
    for (Object const& object : objects_of(database)) {
        std::string const kind = object.view ? "view" : "table";
        out << '\n';
        macros.name(kind + '_', object.head, kind + ' ' + object.head.name);
        for (Named const& column : object.columns) {
            macros.name(object.head.name + '_', column, "column " + object.head.name + '.' + column.name);
        }
    }
    out << "\n#endif\n";
}

}  // namespace

std::vector<ExportFile> header_files(ExportRequest const& request) {
    return {{"xitan.h", [&database = request.database](std::ostream& out) { write_header(database, out); }}};
}

}  // namespace xitan
