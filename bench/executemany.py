# SPDX-License-Identifier: MIT
"""Writes the rows of a database once more, as a Python script would: executemany, one transaction.

executemany.py BUILT WORDS TARGET reads all rows of BUILT, which the program made, and the words of its
full-text index from WORDS, and writes them, timed, into TARGET; indexes are made when the rows are in.
Prints `seconds N`. Exit 3: this Python has no FTS5 and cannot write the same.
"""
import os
import sqlite3
import sys
import time

built, dump, target = sys.argv[1:]
source = sqlite3.connect(f"file:{built}?mode=ro", uri=True)
try:
    sqlite3.connect(":memory:").execute("CREATE VIRTUAL TABLE x USING fts5(y)")
except sqlite3.OperationalError:
    sys.exit(3)

schema = source.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid").fetchall()
virtual = [(name, sql) for kind, name, sql in schema if sql.startswith("CREATE VIRTUAL TABLE")]
plumbing = {f"{name}_{part}" for name, _ in virtual for part in ("data", "idx", "docsize", "config")}
tables = [(name, sql) for kind, name, sql in schema
          if kind == "table" and not name.startswith("sqlite_") and name not in plumbing and (name, sql) not in virtual]
after = [sql for kind, name, sql in schema if kind in ("index", "view")]


def read(table):
    cursor = source.execute(f'SELECT * FROM "{table}"')
    return len(cursor.description), cursor.fetchall()


rows = {name: read(name) for name, _ in tables}
words = sqlite3.connect(f"file:{dump}?mode=ro", uri=True).execute("SELECT * FROM search_source").fetchall()
if os.path.exists(target):
    os.remove(target)

begin = time.perf_counter()
database = sqlite3.connect(target, isolation_level=None)
database.execute("BEGIN")
for name, sql in tables:
    database.execute(sql)
    width, values = rows[name]
    database.executemany(f'INSERT INTO "{name}" VALUES ({", ".join("?" * width)})', values)
for sql in after:
    database.execute(sql)
database.execute(virtual[0][1])
database.execute("INSERT INTO search (search, rank) VALUES ('hashsize', 8388608)")
database.executemany("INSERT INTO search (rowid, title, script, han, gram, english) VALUES (?, ?, ?, ?, ?, ?)", words)
database.execute("INSERT INTO search (search) VALUES ('optimize')")
database.execute("COMMIT")
database.close()
print("seconds", time.perf_counter() - begin)
os.remove(target)
