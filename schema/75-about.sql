-- SPDX-License-Identifier: MIT
-- The database about itself. These two tables are not part of the content digest.

CREATE TABLE build_info (  -- What was built, from what, by what, and on which terms.
    key TEXT PRIMARY KEY CHECK (typeof(key) = 'text' AND key <> ''),
    value TEXT NOT NULL CHECK (typeof(value) = 'text' AND value <> '')
) WITHOUT ROWID;

CREATE TABLE description (  -- What a table or view, or one of its columns, means: the comments of the schema.
    description_id INTEGER PRIMARY KEY,
    object TEXT NOT NULL CHECK (typeof(object) = 'text' AND object <> ''),  -- Name of the table or view.
    "column" TEXT CHECK (typeof("column") IN ('text', 'null') AND "column" IS NOT ''),  -- NULL: the object as a whole.
    text TEXT NOT NULL CHECK (typeof(text) = 'text' AND text <> ''),  -- What it means.
    UNIQUE (object, "column")
);
