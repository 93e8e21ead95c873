-- SPDX-License-Identifier: MIT
-- Cross-references. Where the tables above say it all (part of, same spelling), the view xrefs
-- derives them, and nothing is stored.

CREATE TABLE relation (  -- The kinds of cross-reference, each named in both directions.
    relation_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE CHECK (typeof(name) = 'text' AND name <> ''),
    inverse TEXT NOT NULL UNIQUE CHECK (typeof(inverse) = 'text' AND inverse <> ''),  -- Equal to name where both directions are alike.
    meaning TEXT NOT NULL CHECK (typeof(meaning) = 'text' AND meaning <> '')  -- From the first entry to the second.
);

INSERT INTO relation (relation_id, name, inverse, meaning) VALUES
    (1, 'part-of', 'has-part', 'a cell of a row, a row of a chapter, a letter of a syllable'),
    (2, 'is-syllable', 'is-letter', 'a letter and the syllable that it is'),
    (3, 'place-of', 'has-place', 'a cell and the syllable that stands there'),
    (4, 'same-spelling', 'same-spelling', 'two cells with the same syllable'),
    (5, 'derived-from', 'source-of', 'a chapter whose rule works on the rows of another'),
    (6, 'left-out-of', 'leaves-out', 'a letter on which a chapter builds no row'),
    (7, 'held-in', 'holds', 'a syllable that a chapter writes once and does not multiply'),
    (8, 'short-long', 'long-short', 'a short vowel and its long one'),
    (9, 'light-heavy', 'heavy-light', 'a letter whose sound the text calls light and its heavy one'),
    (10, 'aspirate-pair', 'aspirate-pair', 'two letters that differ in aspiration only'),
    (11, 'class-nasal', 'nasal-of-class', 'a letter and the nasal of its group'),
    (12, 'same-character', 'same-character', 'two entries that are transcribed with the same character'),
    (13, 'same-speller', 'same-speller', 'two entries that are spelled with the same fanqie speller'),
    (14, 'see', 'seen-from', 'a cross-reference by the editors'),
    (15, 'in-list', 'has-letter', 'a letter and a list that has it, in this work or another'),
    (16, 'elsewhere-as-in', 'as-elsewhere', 'a letter whose sound in other countries is just what a list writes for it, and that list');

CREATE TABLE link (  -- A cross-reference that the rules or the editors make, in one direction.
    link_id INTEGER PRIMARY KEY,
    from_id INTEGER NOT NULL REFERENCES entry (entry_id),
    relation_id INTEGER NOT NULL REFERENCES relation (relation_id),
    to_id INTEGER NOT NULL REFERENCES entry (entry_id),
    because TEXT CHECK (typeof(because) IN ('text', 'null') AND because IS NOT ''),
    line_id INTEGER REFERENCES line (line_id),  -- Where the text says so.
    CHECK (from_id <> to_id)
);
