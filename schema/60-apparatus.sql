-- SPDX-License-Identifier: MIT
-- Where witnesses differ, and where the editors would read something else.

CREATE TABLE variant (  -- A place where a witness differs from the lemma.
    variant_id INTEGER PRIMARY KEY,
    line_id INTEGER NOT NULL REFERENCES line (line_id),
    lemma TEXT NOT NULL CHECK (typeof(lemma) = 'text' AND lemma <> ''),
    lemma_siglum TEXT NOT NULL REFERENCES witness (siglum),
    reading TEXT NOT NULL CHECK (typeof(reading) = 'text' AND reading <> ''),
    siglum TEXT REFERENCES witness (siglum),  -- NULL where the apparatus names none.
    note TEXT CHECK (typeof(note) IN ('text', 'null') AND note IS NOT ''),
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    file_line INTEGER NOT NULL CHECK (typeof(file_line) = 'integer' AND file_line >= 0)
);

CREATE TABLE emendation (  -- What the editors would read instead of a printed form.
    emendation_id INTEGER PRIMARY KEY,
    line_id INTEGER NOT NULL REFERENCES line (line_id),
    entry_id INTEGER REFERENCES entry (entry_id),  -- NULL: the text itself, not an entry.
    reading_id INTEGER REFERENCES reading (reading_id),  -- The reading that it emends.
    field TEXT NOT NULL CHECK (typeof(field) = 'text' AND field <> ''),  -- What is emended: name, glyph, transcription, direct, fanqie, attribution …
    printed TEXT NOT NULL CHECK (typeof(printed) = 'text' AND printed <> ''),
    proposed TEXT NOT NULL CHECK (typeof(proposed) = 'text' AND proposed <> ''),
    because TEXT CHECK (typeof(because) IN ('text', 'null') AND because IS NOT ''),
    certainty TEXT NOT NULL REFERENCES certainty (certainty),
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    file_line INTEGER NOT NULL CHECK (typeof(file_line) = 'integer' AND file_line >= 0)
);

CREATE TABLE emendation_witness (  -- The witnesses that have what an emendation proposes.
    emendation_id INTEGER NOT NULL REFERENCES emendation (emendation_id),
    ordinal INTEGER NOT NULL CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),
    siglum TEXT NOT NULL REFERENCES witness (siglum),
    PRIMARY KEY (emendation_id, ordinal)
) WITHOUT ROWID;
