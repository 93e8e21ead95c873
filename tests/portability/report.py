# SPDX-License-Identifier: MIT
"""Reads a database file with Python's sqlite3 and prints what it finds, in the words of report.mjs.

    python3 report.py DATABASE QUESTIONS...

Run as root it becomes nobody before it opens the file: the folder must be one that cannot be written.
"""
import hashlib
import os
import sqlite3
import sys
import urllib.parse

NOBODY = 65534


def leave_root(folder):
    if os.getuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    if os.access(folder, os.W_OK):
        sys.exit(f"{folder} can be written; make it read-only first (chmod a-w)")


def line_of(row):
    return b"|".join(
        b"NULL" if value is None else value if isinstance(value, bytes) else str(value).encode() for value in row
    )


def or_error(find):
    try:
        return find()
    except sqlite3.Error as error:
        return [str(error).encode()]


def contents(ask, relation):
    """The rows in any order have the same digest."""
    lines = sorted(line_of(row) for row in ask(f'SELECT * FROM "{relation}"'))
    digest = hashlib.sha256(b"".join(line + b"\n" for line in lines)).hexdigest()
    return [f"{len(lines)} {digest}".encode()]


def report(ask, questions):
    yield b"sqlite " + line_of(ask("SELECT sqlite_version()")[0])
    yield b"fts5 " + line_of(ask("SELECT sqlite_compileoption_used('ENABLE_FTS5')")[0])
    yield b"integrity " + line_of(ask("PRAGMA integrity_check")[0])
    for (name,) in ask("SELECT name FROM sqlite_master WHERE type IN ('table', 'view') ORDER BY name"):
        yield name + b" " + or_error(lambda: contents(ask, name.decode()))[0]
    for question in questions:
        yield question.encode()
        for line in or_error(lambda: [line_of(row) for row in ask(question)]):
            yield b"-- " + line


def main(file, *scripts):
    questions = []
    for script in scripts:
        with open(script, encoding="utf-8") as lines:
            questions += [line.rstrip("\n") for line in lines if line.startswith("SELECT ")]
    leave_root(os.path.dirname(file))
    connection = sqlite3.connect(f"file:{urllib.parse.quote(file)}?mode=ro&immutable=0", uri=True)
    connection.text_factory = bytes
    for line in report(lambda sql: connection.execute(sql).fetchall(), questions):
        sys.stdout.buffer.write(line + b"\n")


main(*sys.argv[1:])
