-- SPDX-License-Identifier: MIT
-- How other works write the same letters. The treatise's own list is one among them; its letters are
-- those of the table letter, so nothing of them stands here.

CREATE TABLE letter_list (  -- A list of the letters, in some work.
    entry_id INTEGER PRIMARY KEY REFERENCES entry (entry_id),
    name TEXT NOT NULL UNIQUE CHECK (typeof(name) = 'text' AND name <> ''),  -- T374, T848-2.
    work TEXT NOT NULL CHECK (typeof(work) = 'text' AND work <> ''),  -- The work in which it stands: T848.
    title_zh TEXT  -- Of the work, perhaps with the scroll; NULL: it is the treatise's own list.
        CHECK (typeof(title_zh) IN ('text', 'null') AND title_zh IS NOT ''),
    title_en TEXT CHECK (typeof(title_en) IN ('text', 'null') AND title_en IS NOT ''),
    author TEXT CHECK (typeof(author) IN ('text', 'null') AND author IS NOT ''),  -- Or translator.
    date_from INTEGER NOT NULL CHECK (typeof(date_from) = 'integer' AND date_from >= 0),  -- The first year.
    date_to INTEGER NOT NULL CHECK (typeof(date_to) = 'integer' AND date_to >= date_from),  -- The last year.
    date_certain INTEGER NOT NULL CHECK (date_certain IN (0, 1) AND typeof(date_certain) = 'integer'),  -- 0: about then.
    date_words TEXT  -- As the source of the date has it; NULL: the years say it.
        CHECK (typeof(date_words) IN ('text', 'null') AND date_words IS NOT ''),
    place TEXT CHECK (typeof(place) IN ('text', 'null') AND place IS NOT ''),  -- Where the author worked.
    order_system TEXT NOT NULL CHECK (typeof(order_system) = 'text' AND order_system <> ''),  -- The order of the letters.
    order_note TEXT CHECK (typeof(order_note) IN ('text', 'null') AND order_note IS NOT ''),  -- How it differs.
    source_id INTEGER REFERENCES source (source_id),
    note TEXT CHECK (typeof(note) IN ('text', 'null') AND note IS NOT ''),  -- Ours.
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    file_line INTEGER NOT NULL CHECK (typeof(file_line) = 'integer' AND file_line >= 0),
    CHECK ((title_zh IS NULL) = (author IS NULL)),
    CHECK ((title_zh IS NULL) = (source_id IS NULL)),
    CHECK (title_zh IS NOT NULL OR title_en IS NULL)
);

CREATE TABLE list_letter (  -- A letter as such a list writes it.
    list_id INTEGER NOT NULL REFERENCES letter_list (entry_id),
    ordinal INTEGER NOT NULL CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),  -- As the list counts; it may begin with 2.
    letter_id INTEGER REFERENCES letter (entry_id),  -- The letter of this place …
    slot TEXT  -- … or, where the order has no letter, its syllable: ska.
        CHECK (typeof(slot) IN ('text', 'null') AND slot IS NOT ''),
    chinese TEXT NOT NULL CHECK (typeof(chinese) = 'text' AND chinese <> ''),  -- As printed, perhaps a composition: [口*恒].
    unicode TEXT  -- The same in Unicode; NULL: as printed.
        CHECK (typeof(unicode) IN ('text', 'null') AND unicode IS NOT ''),
    gloss TEXT CHECK (typeof(gloss) IN ('text', 'null') AND gloss IS NOT ''),  -- The text's words on the sound.
    meaning TEXT CHECK (typeof(meaning) IN ('text', 'null') AND meaning IS NOT ''),  -- The word that the text explains by the letter.
    line TEXT NOT NULL  -- Page, column, line of that work.
        CHECK (typeof(line) = 'text' AND line GLOB '[0-9][0-9][0-9][0-9][a-z][0-9][0-9]'),
    scope TEXT NOT NULL CHECK (scope IN ('exact', 'computed', 'block')),  -- How well the line is known.
    certainty TEXT NOT NULL REFERENCES certainty (certainty),  -- That printed form and place agree.
    because TEXT CHECK (typeof(because) IN ('text', 'null') AND because IS NOT ''),  -- Why it is not surer.
    note TEXT CHECK (typeof(note) IN ('text', 'null') AND note IS NOT ''),  -- Ours.
    file_line INTEGER NOT NULL CHECK (typeof(file_line) = 'integer' AND file_line >= 0),
    PRIMARY KEY (list_id, ordinal),
    CHECK ((letter_id IS NULL) = (slot IS NOT NULL)),
    CHECK ((certainty IN ('medium', 'low')) = (because IS NOT NULL))
) WITHOUT ROWID;

CREATE TABLE list_character (  -- A character of a letter in a list, the treatise's own too.
    list_id INTEGER NOT NULL REFERENCES letter_list (entry_id),
    ordinal INTEGER NOT NULL CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),  -- Of the letter, as the list counts.
    place INTEGER NOT NULL CHECK (typeof(place) = 'integer' AND place >= 1),  -- Among the characters of the letter.
    character TEXT NOT NULL CHECK (typeof(character) = 'text' AND character <> ''),  -- In Unicode, where it has the character.
    onset TEXT CHECK (typeof(onset) IN ('text', 'null') AND onset IS NOT ''),  -- The consonant that it renders; ∅: none; NULL: not known.
    expected TEXT CHECK (typeof(expected) IN ('text', 'null') AND expected IS NOT ''),  -- The initial that it should have, where the onset does not say it.
    PRIMARY KEY (list_id, ordinal, place)
) WITHOUT ROWID;
