// SPDX-License-Identifier: MIT
// A letter with its readings, and what a search finds, with SQLiteCpp:
//   c++ -std=c++17 -I FOLDER_OF_XITAN_H sample.cpp -lSQLiteCpp -lsqlite3 -o sample && ./sample xitan.db ka 居下
#include <SQLiteCpp/SQLiteCpp.h>

#include <iostream>
#include <stdexcept>
#include <string>

#include "xitan.h"

namespace {

SQLite::Database opened(char const* file) {
    SQLite::Database db(file, SQLite::OPEN_READONLY);
    if (db.execAndGet("PRAGMA application_id").getInt() != XITAN_APPLICATION_ID) {
        throw std::runtime_error("this is no xitan database");
    }
    if (db.execAndGet("PRAGMA user_version").getInt() != XITAN_SCHEMA_VERSION) {
        throw std::runtime_error("the schema has another version");
    }
    return db;
}

// Prints every row for the one parameter, and says how many there were.
int print(SQLite::Database const& db, std::string const& sql, std::string const& value) {
    SQLite::Statement rows(db, sql);
    rows.bind(1, value);
    int count = 0;
    for (; rows.executeStep(); ++count) {
        for (int i = 0; i < rows.getColumnCount(); ++i) std::cout << (i ? " " : "") << rows.getColumn(i).getString();
        std::cout << '\n';
    }
    return count;
}

// As a phrase of the index: quoted, so nothing in it is an operator.
std::string phrase(std::string const& words) {
    std::string quoted = "\"";
    for (char const c : words) quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + '"';
}

}  // namespace

int main(int argc, char** argv) try {
    if (argc != 4) throw std::runtime_error("usage: sample DATABASE LETTER WORDS");
    SQLite::Database const db = opened(argv[1]);
    if (!print(db, "SELECT id, siddham, name_zh FROM letters WHERE iast = ?", argv[2])) {
        throw std::runtime_error("there is no such letter");
    }
    print(db,
          "SELECT r.line, r.text, r.kind FROM readings AS r JOIN letters AS l ON l.id = r.entry "
          "WHERE l.iast = ? ORDER BY r.work, r.id",
          argv[2]);
    print(db,
          "SELECT d.kind, d.title FROM search JOIN search_document AS d ON d.document_id = search.rowid "
          "WHERE search MATCH ? ORDER BY search.rank, d.document_id LIMIT 5",
          phrase(argv[3]));
    return 0;
} catch (std::exception const& error) {
    std::cerr << "sample: " << error.what() << '\n';
    return 1;
}
