# SPDX-License-Identifier: MIT
"""A letter with its readings, and what a search finds: python3 sample.py xitan.db ka 居下"""
import contextlib
import pathlib
import sqlite3
import sys

APPLICATION_ID, SCHEMA_VERSION = 2020177006, 1


def opened(file):
    db = sqlite3.connect(pathlib.Path(file).absolute().as_uri() + "?mode=ro", uri=True)
    if db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        raise ValueError("this is no xitan database")
    if db.execute("PRAGMA user_version").fetchone()[0] != SCHEMA_VERSION:
        raise ValueError("the schema has another version")
    return db


def phrase(words):
    """For the index: quoted, so nothing in it is an operator."""
    return '"' + words.replace('"', '""') + '"'


def main(file, letter, words):
    with contextlib.closing(opened(file)) as db:
        found = db.execute("SELECT id, siddham, name_zh FROM letters WHERE iast = ?", [letter]).fetchone()
        if found is None:
            raise ValueError("there is no such letter")
        print(*found)
        for row in db.execute(
            "SELECT line, text, kind FROM readings WHERE entry = ? ORDER BY work, id", [found[0]]
        ):
            print(*row)
        for row in db.execute(
            "SELECT d.kind, d.title FROM search JOIN search_document AS d ON d.document_id = search.rowid "
            "WHERE search MATCH ? ORDER BY search.rank, d.document_id LIMIT 5",
            [phrase(words)],
        ):
            print(*row)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("usage: sample.py DATABASE LETTER WORDS")
    try:
        main(*sys.argv[1:])
    except (sqlite3.Error, ValueError) as error:
        sys.exit(f"sample: {error}")
