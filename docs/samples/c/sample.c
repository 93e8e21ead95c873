/* SPDX-License-Identifier: MIT */
/* A letter with its readings, and what a search finds. xitan.h comes with the database: xitan export - --format header
 *   cc -std=c99 -I FOLDER_OF_XITAN_H sample.c -lsqlite3 -o sample && ./sample xitan.db ka 居下 */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

#include "xitan.h"

static void check(sqlite3 *db, int is_well, const char *otherwise) {
    if (is_well) return;
    fprintf(stderr, "sample: %s\n", otherwise ? otherwise : sqlite3_errmsg(db));
    sqlite3_close(db);
    exit(1);
}

/* The statement of an SQL text with its one parameter. */
static sqlite3_stmt *ask(sqlite3 *db, const char *sql, const char *value) {
    sqlite3_stmt *rows = NULL;
    check(db, sqlite3_prepare_v2(db, sql, -1, &rows, NULL) == SQLITE_OK, NULL);
    check(db, sqlite3_bind_text(rows, 1, value, -1, SQLITE_TRANSIENT) == SQLITE_OK, NULL);
    return rows;
}

/* Prints every row, its columns with a blank between them, and says how many there were. */
static int print(sqlite3 *db, sqlite3_stmt *rows) {
    int count = 0, result;
    for (; (result = sqlite3_step(rows)) == SQLITE_ROW; ++count) {
        for (int i = 0; i < sqlite3_column_count(rows); ++i) {
            const unsigned char *text = sqlite3_column_text(rows, i); /* NULL for NULL */
            printf("%s%s", i ? " " : "", text ? (const char *)text : "");
        }
        putchar('\n');
    }
    check(db, result == SQLITE_DONE, NULL);
    sqlite3_finalize(rows);
    return count;
}

static int number(sqlite3 *db, const char *pragma) {
    sqlite3_stmt *row = NULL;
    check(db, sqlite3_prepare_v2(db, pragma, -1, &row, NULL) == SQLITE_OK, NULL);
    check(db, sqlite3_step(row) == SQLITE_ROW, NULL);
    int value = sqlite3_column_int(row, 0);
    sqlite3_finalize(row);
    return value;
}

int main(int argc, char **argv) {
    sqlite3 *db = NULL;
    check(db, argc == 4, "usage: sample DATABASE LETTER WORDS");
    check(db, sqlite3_open_v2(argv[1], &db, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK, NULL);
    check(db, number(db, "PRAGMA application_id") == XITAN_APPLICATION_ID, "this is no xitan database");
    check(db, number(db, "PRAGMA user_version") == XITAN_SCHEMA_VERSION, "the schema has another version");

    int letters = print(db, ask(db,
        "SELECT " XITAN_LETTERS_ID ", " XITAN_LETTERS_SIDDHAM ", " XITAN_LETTERS_NAME_ZH
        " FROM " XITAN_VIEW_LETTERS " WHERE " XITAN_LETTERS_IAST " = ?", argv[2]));
    check(db, letters > 0, "there is no such letter");

    print(db, ask(db,
        "SELECT r.line, r.text, r.kind FROM readings AS r JOIN letters AS l ON l.id = r.entry"
        " WHERE l.iast = ? ORDER BY r.work, r.id", argv[2]));

    char *phrase = sqlite3_mprintf("\"%w\"", argv[3]); /* quoted, so nothing in it is an operator */
    print(db, ask(db,
        "SELECT d.kind, d.title FROM search JOIN search_document AS d ON d.document_id = search.rowid"
        " WHERE search MATCH ? ORDER BY search.rank, d.document_id LIMIT 5", phrase));
    sqlite3_free(phrase);
    sqlite3_close(db);
    return 0;
}
