-- SPDX-License-Identifier: MIT
-- The work: its entries, witnesses, sources and lines.
--
-- Files below 80 make tables, which are then filled; files from 80 on make what stands on top:
-- indexes, what is found by searching, and views. `cat schema/*.sql | sqlite3 empty.db` makes an empty
-- database of the same shape.

PRAGMA application_id = 2020177006;  -- 'xitn'
PRAGMA user_version = 1;             -- the version of this schema

CREATE TABLE entry (  -- All that has a public id: letters, chapters, rows, cells, syllables and lists.
    entry_id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('letter', 'chapter', 'row', 'cell', 'syllable', 'list')),  -- With which the public id begins.
    id TEXT NOT NULL  -- Public and stable: letter/ka, chapter/02, row/02.26, cell/02.26.01, syllable/k-ya, list/t374.
        CHECK (typeof(id) = 'text' AND id GLOB kind || '/?*' AND NOT id GLOB '*[^-a-z0-9./]*')
);

CREATE TABLE source_file (  -- The files that people wrote; every authored row says where it stands.
    file_id INTEGER PRIMARY KEY,
    path TEXT NOT NULL UNIQUE CHECK (typeof(path) = 'text' AND path <> '')  -- Below the folder of the sources.
);

CREATE TABLE work (  -- A treatise.
    work_id INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE CHECK (typeof(id) = 'text' AND id <> ''),
    title_zh TEXT NOT NULL CHECK (typeof(title_zh) = 'text' AND title_zh <> ''),
    title_en TEXT NOT NULL CHECK (typeof(title_en) = 'text' AND title_en <> ''),
    author TEXT NOT NULL CHECK (typeof(author) = 'text' AND author <> ''),
    version TEXT NOT NULL CHECK (typeof(version) = 'text' AND version <> ''),  -- Of the data.
    licence TEXT NOT NULL CHECK (typeof(licence) = 'text' AND licence <> ''),  -- Of the data.
    citation TEXT NOT NULL CHECK (typeof(citation) = 'text' AND citation <> '')  -- How to cite the data.
);

CREATE TABLE witness (  -- A print, manuscript or digitisation that has the text.
    siglum TEXT PRIMARY KEY CHECK (typeof(siglum) = 'text' AND siglum <> ''),
    ordinal INTEGER NOT NULL UNIQUE CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),
    title TEXT NOT NULL CHECK (typeof(title) = 'text' AND title <> ''),
    date TEXT CHECK (typeof(date) IN ('text', 'null') AND date IS NOT ''),
    note TEXT CHECK (typeof(note) IN ('text', 'null') AND note IS NOT '')
) WITHOUT ROWID;

CREATE TABLE source (  -- Where facts come from, and on which terms.
    source_id INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE CHECK (typeof(id) = 'text' AND id <> ''),
    title TEXT NOT NULL CHECK (typeof(title) = 'text' AND title <> ''),
    licence TEXT NOT NULL CHECK (typeof(licence) = 'text' AND licence <> ''),
    url TEXT CHECK (typeof(url) IN ('text', 'null') AND url IS NOT ''),
    citation TEXT CHECK (typeof(citation) IN ('text', 'null') AND citation IS NOT ''),
    note TEXT CHECK (typeof(note) IN ('text', 'null') AND note IS NOT '')
);

CREATE TABLE language (  -- A language that the work is about, by the codes of catalogues of languages.
    language_id INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE CHECK (typeof(id) = 'text' AND id <> ''),
    role TEXT NOT NULL UNIQUE CHECK (role IN ('syllables', 'readings')),  -- What is in it.
    name TEXT NOT NULL CHECK (typeof(name) = 'text' AND name <> ''),  -- In English.
    glottocode TEXT CHECK (typeof(glottocode) IN ('text', 'null') AND glottocode IS NOT ''),  -- Of Glottolog.
    iso639_3 TEXT CHECK (typeof(iso639_3) IN ('text', 'null') AND iso639_3 IS NOT '')  -- Of ISO 639-3.
);

CREATE TABLE section (  -- A run of lines that belong together.
    section_id INTEGER PRIMARY KEY,
    work_id INTEGER NOT NULL REFERENCES work (work_id),
    ordinal INTEGER NOT NULL CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),
    title TEXT NOT NULL CHECK (typeof(title) = 'text' AND title <> ''),
    UNIQUE (work_id, ordinal)
);

CREATE TABLE line (  -- A line of the printed text. line_id sorts in text order.
    line_id INTEGER PRIMARY KEY,
    work_id INTEGER NOT NULL REFERENCES work (work_id),
    ordinal INTEGER NOT NULL CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),
    name TEXT NOT NULL  -- Page, column, line: 1186a03.
        CHECK (typeof(name) = 'text' AND name GLOB '[0-9][0-9][0-9][0-9][a-z][0-9][0-9]'),
    section_id INTEGER NOT NULL REFERENCES section (section_id),
    chapter_id INTEGER REFERENCES chapter (entry_id),  -- The chapter that owns the line.
    text TEXT  -- The passage, its glyphs in romanisation; NULL where it is not quoted.
        CHECK (typeof(text) IN ('text', 'null') AND text IS NOT ''),
    UNIQUE (name, work_id),
    UNIQUE (work_id, ordinal)
);

CREATE TABLE line_glyph (  -- A Siddham glyph that stands in a passage.
    line_id INTEGER NOT NULL REFERENCES line (line_id),
    ordinal INTEGER NOT NULL CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),
    offset INTEGER NOT NULL  -- Where it begins in line.text, in characters, from 1 as in substr().
        CHECK (typeof(offset) = 'integer' AND offset >= 1),
    code TEXT NOT NULL CHECK (typeof(code) = 'text' AND code <> ''),  -- Of the digitised text.
    romanisation TEXT  -- As it stands in line.text; NULL: line.text has {code}.
        CHECK (typeof(romanisation) IN ('text', 'null') AND romanisation IS NOT ''),
    PRIMARY KEY (line_id, ordinal)
) WITHOUT ROWID;

CREATE TABLE idle_line (  -- A line in which there is nothing to record, and why.
    line_id INTEGER PRIMARY KEY REFERENCES line (line_id),
    because TEXT NOT NULL CHECK (typeof(because) = 'text' AND because <> '')
);

CREATE TABLE withdrawn (  -- A public id that is no more.
    id TEXT PRIMARY KEY CHECK (typeof(id) = 'text' AND id <> ''),  -- The public id that it was.
    because TEXT NOT NULL CHECK (typeof(because) = 'text' AND because <> ''),  -- Why it is no more.
    successor TEXT  -- The id that took its place; it may itself be withdrawn.
        CHECK (typeof(successor) IN ('text', 'null') AND successor IS NOT '')
) WITHOUT ROWID;
