-- SPDX-License-Identifier: MIT
-- How things sound, what is written in which shape, and what is said of it.

CREATE TABLE certainty (  -- How sure the editors are.
    certainty TEXT PRIMARY KEY CHECK (typeof(certainty) = 'text' AND certainty <> ''),
    ordinal INTEGER NOT NULL UNIQUE CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),  -- 1 is the surest.
    adopted INTEGER NOT NULL CHECK (adopted IN (0, 1) AND typeof(adopted) = 'integer')  -- 1: a proposal this sure takes the place of the printed form.
) WITHOUT ROWID;

INSERT INTO certainty VALUES
    ('certain', 1, 1),
    ('high', 2, 1),
    ('medium', 3, 0),
    ('low', 4, 0);

CREATE TABLE reading (  -- How a syllable or letter sounds: two spellers, a character of the same sound, or a transcription.
    reading_id INTEGER PRIMARY KEY,
    line_id INTEGER NOT NULL REFERENCES line (line_id),
    ordinal INTEGER NOT NULL CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),  -- Within the line.
    entry_id INTEGER NOT NULL REFERENCES entry (entry_id),  -- Where it belongs.
    written TEXT CHECK (typeof(written) IN ('text', 'null') AND written IS NOT ''),  -- The spelling that it renders, also where there is no such syllable: k, kh.
    kind TEXT NOT NULL CHECK (kind IN ('fanqie', 'direct', 'transcription')),
    role TEXT CHECK (role IN ('main', 'near', 'elsewhere', 'alternate', 'note')),  -- NULL for transcriptions.
    printed TEXT NOT NULL CHECK (typeof(printed) = 'text' AND printed <> ''),  -- As printed, tags in place; a fanqie with 反.
    text TEXT NOT NULL CHECK (typeof(text) = 'text' AND text <> ''),  -- What the editors read, without tags.
    head TEXT CHECK (typeof(head) IN ('text', 'null') AND head IS NOT ''),  -- The character that is spelled: 勒.
    target TEXT CHECK (typeof(target) IN ('text', 'null') AND target IS NOT ''),  -- The sound of that character: r.
    tone TEXT CHECK (typeof(tone) IN ('text', 'null') AND tone IS NOT ''),  -- Of the last character.
    weight TEXT CHECK (typeof(weight) IN ('text', 'null') AND weight IS NOT ''),
    length TEXT CHECK (typeof(length) IN ('text', 'null') AND length IS NOT ''),
    manner TEXT CHECK (typeof(manner) IN ('text', 'null') AND manner IS NOT ''),
    label TEXT CHECK (typeof(label) IN ('text', 'null') AND label IS NOT ''),  -- The words that introduce it: 舊又音.
    note TEXT CHECK (typeof(note) IN ('text', 'null') AND note IS NOT ''),  -- Ours.
    rejected INTEGER NOT NULL CHECK (rejected IN (0, 1) AND typeof(rejected) = 'integer'),  -- 1: the text itself rejects it.
    certainty TEXT NOT NULL REFERENCES certainty (certainty),  -- That it is a reading at all.
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    file_line INTEGER NOT NULL CHECK (typeof(file_line) = 'integer' AND file_line >= 0),
    UNIQUE (line_id, ordinal),
    CHECK ((kind = 'transcription') = (role IS NULL))
);

CREATE TABLE fanqie (  -- The spellers of a fanqie: the upper gives the initial, the lower rime and tone.
    reading_id INTEGER PRIMARY KEY REFERENCES reading (reading_id),
    prefix TEXT CHECK (typeof(prefix) IN ('text', 'null') AND prefix IS NOT ''),  -- A third speller in front: 曷 of 曷力下反.
    upper TEXT NOT NULL CHECK (typeof(upper) = 'text' AND upper <> ''),  -- As printed.
    lower TEXT NOT NULL CHECK (typeof(lower) = 'text' AND lower <> '')  -- As printed.
);

CREATE TABLE form (  -- A written shape beside the normal one, or a remark on shape.
    form_id INTEGER PRIMARY KEY,
    letter_id INTEGER REFERENCES letter (entry_id),  -- Whose form; NULL: of no letter.
    ordinal INTEGER NOT NULL CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),  -- Among those of the letter, or of none.
    kind TEXT NOT NULL CHECK (kind IN ('alternate', 'half', 'sign', 'shape')),
    code_point INTEGER  -- Of Unicode, only where it is certain.
        CHECK (typeof(code_point) IN ('integer', 'null') AND (code_point IS NULL OR code_point BETWEEN 1 AND 1114111)),
    glyph_code TEXT CHECK (typeof(glyph_code) IN ('text', 'null') AND glyph_code IS NOT ''),  -- Of the digitised text.
    words TEXT CHECK (typeof(words) IN ('text', 'null') AND words IS NOT ''),  -- The treatise's.
    note TEXT CHECK (typeof(note) IN ('text', 'null') AND note IS NOT ''),  -- Ours.
    line_id INTEGER NOT NULL REFERENCES line (line_id),
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    file_line INTEGER NOT NULL CHECK (typeof(file_line) = 'integer' AND file_line >= 0)
);

CREATE TABLE commentary (  -- Words of the treatise (zh) or of the editors (en) on an entry.
    commentary_id INTEGER PRIMARY KEY,
    entry_id INTEGER NOT NULL REFERENCES entry (entry_id),
    language TEXT NOT NULL CHECK (language IN ('zh', 'en')),
    text TEXT NOT NULL CHECK (typeof(text) = 'text' AND text <> ''),
    line_id INTEGER REFERENCES line (line_id),  -- NULL: on the entry as a whole.
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    file_line INTEGER NOT NULL CHECK (typeof(file_line) = 'integer' AND file_line >= 0),
    CHECK (language = 'en' OR line_id IS NOT NULL)
);

CREATE TABLE attribution (  -- A statement that the treatise attributes to a named authority.
    attribution_id INTEGER PRIMARY KEY,
    entry_id INTEGER NOT NULL REFERENCES entry (entry_id),
    who TEXT NOT NULL CHECK (typeof(who) = 'text' AND who <> ''),
    printed TEXT NOT NULL CHECK (typeof(printed) = 'text' AND printed <> ''),
    text TEXT NOT NULL CHECK (typeof(text) = 'text' AND text <> ''),  -- What the editors read.
    line_id INTEGER NOT NULL REFERENCES line (line_id),
    note TEXT CHECK (typeof(note) IN ('text', 'null') AND note IS NOT ''),  -- Ours.
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    file_line INTEGER NOT NULL CHECK (typeof(file_line) = 'integer' AND file_line >= 0)
);
