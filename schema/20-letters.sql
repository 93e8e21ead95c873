-- SPDX-License-Identifier: MIT
-- The script: spelling schemes, the groups of letters, the letters.

CREATE TABLE scheme (  -- A way of writing. scheme_id is the order of display.
    scheme_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE CHECK (typeof(name) = 'text' AND name <> ''),
    title TEXT NOT NULL CHECK (typeof(title) = 'text' AND title <> ''),
    kind TEXT NOT NULL CHECK (kind IN ('alphabet', 'abugida')),
    role TEXT UNIQUE  -- written: the sources are; script: the first abugida, in which syllables are shown; folded: without diacritics.
        CHECK (role IN ('written', 'script', 'folded'))
);

CREATE TABLE respelling (  -- What people write otherwise than the schemes do, in the order to replace it.
    respelling_id INTEGER PRIMARY KEY,
    level TEXT NOT NULL  -- alternate: another character for a sign; canonical: another romanisation of it; loose: a guess.
        CHECK (level IN ('alternate', 'canonical', 'loose')),
    written TEXT NOT NULL CHECK (typeof(written) = 'text' AND written <> ''),  -- What people write.
    meant TEXT NOT NULL CHECK (typeof(meant) = 'text' AND meant <> '')  -- The sign that they mean.
);

CREATE TABLE letter_group (  -- A group into which the treatise divides the consonants.
    group_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE CHECK (typeof(name) = 'text' AND name <> ''),
    zh TEXT NOT NULL CHECK (typeof(zh) = 'text' AND zh <> ''),
    en TEXT NOT NULL CHECK (typeof(en) = 'text' AND en <> ''),
    line_id INTEGER NOT NULL REFERENCES line (line_id)  -- Where the text names it.
);

CREATE TABLE letter (  -- A letter of the alphabet.
    entry_id INTEGER PRIMARY KEY REFERENCES entry (entry_id),
    kind TEXT NOT NULL CHECK (kind IN ('vowel', 'consonant')),
    ordinal INTEGER NOT NULL CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),  -- Within its kind.
    syllable_id INTEGER NOT NULL UNIQUE REFERENCES syllable (entry_id),  -- The syllable that it is; its spellings are there.
    group_id INTEGER REFERENCES letter_group (group_id),
    place TEXT CHECK (typeof(place) IN ('text', 'null') AND place IS NOT ''),  -- Of articulation.
    manner TEXT CHECK (typeof(manner) IN ('text', 'null') AND manner IS NOT ''),  -- Of articulation.
    voice TEXT CHECK (voice IN ('voiced', 'voiceless')),
    aspiration TEXT CHECK (aspiration IN ('aspirated', 'unaspirated')),
    length TEXT CHECK (typeof(length) IN ('text', 'null') AND length IS NOT ''),  -- Of a vowel, by the text's own pairs.
    generates INTEGER NOT NULL CHECK (generates IN (0, 1) AND typeof(generates) = 'integer'),  -- 0: the text lets it make no syllables.
    line_id INTEGER NOT NULL REFERENCES line (line_id),  -- Where the letter list gives it.
    name_id INTEGER NOT NULL UNIQUE REFERENCES reading (reading_id),  -- Its name in Chinese.
    glyph TEXT  -- What the digitised text romanises its glyph as, where that is wrong.
        CHECK (typeof(glyph) IN ('text', 'null') AND glyph IS NOT ''),
    gloss_tone TEXT  -- What the gloss says of the letter as a whole: 上 of 上聲短呼.
        CHECK (typeof(gloss_tone) IN ('text', 'null') AND gloss_tone IS NOT ''),
    gloss_weight TEXT CHECK (typeof(gloss_weight) IN ('text', 'null') AND gloss_weight IS NOT ''),
    gloss_length TEXT CHECK (typeof(gloss_length) IN ('text', 'null') AND gloss_length IS NOT ''),
    gloss_manner TEXT CHECK (typeof(gloss_manner) IN ('text', 'null') AND gloss_manner IS NOT ''),
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    file_line INTEGER NOT NULL CHECK (typeof(file_line) = 'integer' AND file_line >= 0),
    UNIQUE (kind, ordinal)
);
