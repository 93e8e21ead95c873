-- SPDX-License-Identifier: MIT
-- The chapters: the rule of each, what it treats apart, and the figures that the text states.

CREATE TABLE chapter (  -- A chapter of the treatise; 0 is what stands before and after them.
    entry_id INTEGER PRIMARY KEY REFERENCES entry (entry_id),
    number INTEGER NOT NULL UNIQUE CHECK (typeof(number) = 'integer' AND number >= 0),
    title_zh TEXT NOT NULL CHECK (typeof(title_zh) = 'text' AND title_zh <> ''),
    title_en TEXT NOT NULL CHECK (typeof(title_en) = 'text' AND title_en <> ''),
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    file_line INTEGER NOT NULL CHECK (typeof(file_line) = 'integer' AND file_line >= 0)
);

CREATE TABLE step (  -- One step of a chapter's rule: a verb, its operand, and what it is applied to.
    chapter_id INTEGER NOT NULL REFERENCES chapter (entry_id),
    ordinal INTEGER NOT NULL CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),
    verb TEXT NOT NULL CHECK (verb IN ('attach', 'subjoin', 'superscribe', 'clusters')),
    letter_id INTEGER REFERENCES letter (entry_id),  -- The operand, if it is a letter …
    operand TEXT CHECK (operand IN ('vowels', 'nasal')),  -- … else all vowels, or the nasal of each group; none for clusters.
    from_chapter_id INTEGER REFERENCES chapter (entry_id),  -- Applied to the rows of this chapter; NULL: see step_filter.
    PRIMARY KEY (chapter_id, ordinal),
    CHECK ((verb = 'clusters') = (letter_id IS NULL AND operand IS NULL)),
    CHECK (letter_id IS NULL OR operand IS NULL)
) WITHOUT ROWID;

CREATE TABLE step_filter (  -- The letters that a step is applied to: those that have, for every feature named, one of its values.
    chapter_id INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    feature TEXT NOT NULL
        CHECK (feature IN ('letter', 'kind', 'group', 'place', 'manner', 'length', 'generates', 'sign')),
    value TEXT NOT NULL CHECK (typeof(value) = 'text' AND value <> ''),  -- yes or no for generates and sign.
    PRIMARY KEY (chapter_id, ordinal, feature, value),
    FOREIGN KEY (chapter_id, ordinal) REFERENCES step (chapter_id, ordinal)
) WITHOUT ROWID;

CREATE TABLE step_cluster (  -- The clusters that a step lists.
    chapter_id INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (typeof(number) = 'integer' AND number >= 1),
    cluster TEXT NOT NULL CHECK (typeof(cluster) = 'text' AND cluster <> ''),
    PRIMARY KEY (chapter_id, ordinal, number),
    FOREIGN KEY (chapter_id, ordinal) REFERENCES step (chapter_id, ordinal)
) WITHOUT ROWID;

CREATE TABLE reckoning (  -- A way of counting the syllables. reckoning_id 1 is the first that work.yaml declares.
    reckoning_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE CHECK (typeof(name) = 'text' AND name <> ''),
    title TEXT NOT NULL CHECK (typeof(title) = 'text' AND title <> ''),
    otherwise_id INTEGER REFERENCES reckoning (reckoning_id),  -- Whose figures stand where it has none of its own.
    note TEXT CHECK (typeof(note) IN ('text', 'null') AND note IS NOT '')
);

CREATE TABLE reckoning_status (  -- The rows that a reckoning counts.
    reckoning_id INTEGER NOT NULL REFERENCES reckoning (reckoning_id),
    status TEXT NOT NULL CHECK (status IN ('counted', 'disputed', 'alternative', 'held', 'named')),
    PRIMARY KEY (reckoning_id, status)
) WITHOUT ROWID;

CREATE TABLE exception (  -- What the text treats apart from a chapter's rule.
    exception_id INTEGER PRIMARY KEY,
    chapter_id INTEGER NOT NULL REFERENCES chapter (entry_id),
    kind TEXT NOT NULL CHECK (kind IN ('left out', 'disputed', 'alternative', 'held', 'named')),
    letter_id INTEGER REFERENCES letter (entry_id),  -- The letter that the row is built on …
    cluster TEXT  -- … or its whole cluster, r r.
        CHECK (typeof(cluster) IN ('text', 'null') AND cluster IS NOT ''),
    because TEXT CHECK (typeof(because) IN ('text', 'null') AND because IS NOT ''),
    line_id INTEGER REFERENCES line (line_id),  -- Where the text says so.
    reckoning_id INTEGER REFERENCES reckoning (reckoning_id),  -- An alternative row counts under this one.
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    file_line INTEGER NOT NULL CHECK (typeof(file_line) = 'integer' AND file_line >= 0)
);

CREATE TABLE claim (  -- A figure that the text states.
    claim_id INTEGER PRIMARY KEY,
    chapter_id INTEGER NOT NULL REFERENCES chapter (entry_id),  -- The chapter in whose lines it stands.
    stated INTEGER NOT NULL CHECK (typeof(stated) = 'integer' AND stated >= 0),
    unit TEXT NOT NULL CHECK (unit IN ('syllables', 'rows', 'letters', 'chapters')),
    words TEXT NOT NULL CHECK (typeof(words) = 'text' AND words <> ''),  -- The text's own.
    line_id INTEGER NOT NULL REFERENCES line (line_id),
    loose INTEGER NOT NULL CHECK (loose IN (0, 1) AND typeof(loose) = 'integer'),  -- 1: nearly, more than.
    inferred INTEGER NOT NULL CHECK (inferred IN (0, 1) AND typeof(inferred) = 'integer'),  -- 1: follows from a rule that is stated; no figure is printed.
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    file_line INTEGER NOT NULL CHECK (typeof(file_line) = 'integer' AND file_line >= 0)
);

CREATE TABLE figure (  -- The ledger of counts: a figure beside what the rules make.
    figure_id INTEGER PRIMARY KEY,
    claim_id INTEGER REFERENCES claim (claim_id),  -- NULL: the sum of a reckoning.
    total INTEGER  -- The sum of the figures of all chapters, in syllables, where no claim states it.
        CHECK (typeof(total) IN ('integer', 'null') AND (total IS NULL OR total >= 0)),
    reckoning_id INTEGER REFERENCES reckoning (reckoning_id),  -- For syllables only.
    chapter_id INTEGER REFERENCES chapter (entry_id),  -- NULL: the whole.
    generated INTEGER NOT NULL CHECK (typeof(generated) = 'integer' AND generated >= 0),
    verdict TEXT NOT NULL CHECK (verdict IN ('agrees', 'explained', 'loose', 'unexplained')),
    explanation TEXT CHECK (typeof(explanation) IN ('text', 'null') AND explanation IS NOT ''),
    CHECK ((claim_id IS NULL) = (total IS NOT NULL)),
    CHECK (claim_id IS NOT NULL OR (reckoning_id IS NOT NULL AND chapter_id IS NULL)),
    CHECK (verdict <> 'explained' OR explanation IS NOT NULL)
);
