-- SPDX-License-Identifier: MIT
-- What the rules make: clusters and vowels, syllables with their spellings, rows and cells.

CREATE TABLE cluster (  -- Consonants written as one sign.
    cluster_id INTEGER PRIMARY KEY,
    written TEXT NOT NULL UNIQUE CHECK (typeof(written) = 'text' AND written <> '')  -- Blanks between the letters: r kṣ v r y.
);

CREATE TABLE cluster_part (  -- The letters of a cluster in reading order.
    cluster_id INTEGER NOT NULL REFERENCES cluster (cluster_id),
    ordinal INTEGER NOT NULL CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),
    letter_id INTEGER NOT NULL REFERENCES letter (entry_id),
    PRIMARY KEY (cluster_id, ordinal)
) WITHOUT ROWID;

CREATE TABLE vowel (  -- What a syllable ends in: a vowel, or a vowel and a mark.
    vowel_id INTEGER PRIMARY KEY,
    written TEXT NOT NULL UNIQUE CHECK (typeof(written) = 'text' AND written <> '')  -- ā, ūṃ.
);

CREATE TABLE vowel_part (  -- The letters of a vowel in reading order.
    vowel_id INTEGER NOT NULL REFERENCES vowel (vowel_id),
    ordinal INTEGER NOT NULL CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),
    letter_id INTEGER NOT NULL REFERENCES letter (entry_id),
    PRIMARY KEY (vowel_id, ordinal)
) WITHOUT ROWID;

CREATE TABLE syllable (  -- A spelling: a cluster, or none, with a vowel.
    entry_id INTEGER PRIMARY KEY REFERENCES entry (entry_id),
    cluster_id INTEGER REFERENCES cluster (cluster_id),  -- NULL for a bare vowel.
    vowel_id INTEGER NOT NULL REFERENCES vowel (vowel_id),
    text_order INTEGER NOT NULL  -- The vowels, then by first cell, then what has no cell.
        CHECK (typeof(text_order) = 'integer' AND text_order >= 1),
    dictionary_order INTEGER NOT NULL  -- Letter by letter in the order of the script.
        CHECK (typeof(dictionary_order) = 'integer' AND dictionary_order >= 1)
);

CREATE TABLE spelling (  -- A syllable in a scheme. Two syllables may be spelled alike.
    syllable_id INTEGER NOT NULL REFERENCES syllable (entry_id),
    scheme_id INTEGER NOT NULL REFERENCES scheme (scheme_id),
    text TEXT NOT NULL CHECK (typeof(text) = 'text' AND text <> ''),
    PRIMARY KEY (syllable_id, scheme_id)
) WITHOUT ROWID;

CREATE TABLE chart_row (  -- A row of a chapter's chart: one cluster. By chapter, then number.
    entry_id INTEGER PRIMARY KEY REFERENCES entry (entry_id),
    chapter_id INTEGER NOT NULL REFERENCES chapter (entry_id),
    number INTEGER NOT NULL CHECK (typeof(number) = 'integer' AND number >= 1),
    cluster_id INTEGER NOT NULL REFERENCES cluster (cluster_id),
    status TEXT NOT NULL  -- counted; disputed: the text gives two counts; alternative: in one reckoning only; held: written once, not multiplied; named: made by no rule.
        CHECK (status IN ('counted', 'disputed', 'alternative', 'held', 'named')),
    base_id INTEGER REFERENCES letter (entry_id),  -- The letter that the row is built on.
    exception_id INTEGER REFERENCES exception (exception_id),  -- Why it is not simply counted.
    UNIQUE (chapter_id, number)
);

CREATE TABLE row_part (  -- How each letter of a row's cluster is written; the same cluster may be built otherwise elsewhere.
    row_id INTEGER NOT NULL REFERENCES chart_row (entry_id),
    ordinal INTEGER NOT NULL CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),  -- As in cluster_part.
    role TEXT NOT NULL CHECK (role IN ('superscribed', 'base', 'subjoined')),
    PRIMARY KEY (row_id, ordinal)
) WITHOUT ROWID;

CREATE TABLE cell (  -- A place in a chart. By row, then column.
    entry_id INTEGER PRIMARY KEY REFERENCES entry (entry_id),
    row_id INTEGER NOT NULL REFERENCES chart_row (entry_id),
    col INTEGER NOT NULL CHECK (typeof(col) = 'integer' AND col >= 1),
    syllable_id INTEGER NOT NULL REFERENCES syllable (entry_id)
);
