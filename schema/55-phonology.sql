-- SPDX-License-Identifier: MIT
-- Middle Chinese: the readings of the characters with which the text spells and transcribes, what every fanqie
-- resolves to, and which character renders which part of a syllable. Empty for a treatise without these data.

CREATE TABLE position (  -- A place in the sound system of the Qieyun (音韻地位), with what is derived from it.
    position_id INTEGER PRIMARY KEY,
    description TEXT NOT NULL UNIQUE CHECK (typeof(description) = 'text' AND description <> ''),  -- 見開二麻上: the parts that follow, in one.
    initial TEXT NOT NULL CHECK (typeof(initial) = 'text' AND initial <> ''),  -- 母.
    openness TEXT CHECK (openness IN ('開', '合')),  -- 呼; NULL for labials and rimes that do not distinguish it.
    division TEXT NOT NULL CHECK (division IN ('一', '二', '三', '四')),  -- 等.
    type TEXT CHECK (type IN ('A', 'B', 'C')),  -- 類; NULL where it is not distinguished.
    rime TEXT NOT NULL CHECK (typeof(rime) = 'text' AND rime <> ''),  -- 韻.
    tone TEXT NOT NULL CHECK (tone IN ('平', '上', '去', '入')),  -- 聲.
    legality TEXT NOT NULL CHECK (legality IN ('attested', 'gap', 'marginal', 'foreign')),  -- attested: the Guangyun has it; gap: it could; marginal: against a rule with exceptions; foreign: against one without.
    reason TEXT CHECK (typeof(reason) IN ('text', 'null') AND reason IS NOT ''),  -- The rule that a marginal or foreign one breaks.
    initial_36 TEXT NOT NULL CHECK (typeof(initial_36) = 'text' AND initial_36 <> ''),  -- Its initial among the 36, which part the light labials.
    baxter TEXT NOT NULL CHECK (typeof(baxter) = 'text' AND baxter <> ''),  -- Baxter and Sagart 2014.
    baxter1992 TEXT NOT NULL CHECK (typeof(baxter1992) = 'text' AND baxter1992 <> ''),  -- Baxter 1992.
    CHECK ((legality IN ('marginal', 'foreign')) = (reason IS NOT NULL))
);

CREATE TABLE attestation (  -- A homophone group of the Guangyun (小韻) that has a position which a fanqie can spell.
    position_id INTEGER NOT NULL REFERENCES position (position_id),
    homophones TEXT NOT NULL CHECK (typeof(homophones) = 'text' AND homophones <> ''),  -- Its number, perhaps with a letter.
    head TEXT NOT NULL CHECK (typeof(head) = 'text' AND head <> ''),  -- Its first character.
    PRIMARY KEY (position_id, homophones)
) WITHOUT ROWID;

CREATE TABLE character (  -- A Chinese character that spells or transcribes.
    character_id INTEGER PRIMARY KEY,
    text TEXT NOT NULL UNIQUE CHECK (typeof(text) = 'text' AND text <> '')
);

CREATE TABLE character_variant (  -- A character that takes the readings of another form.
    character_id INTEGER PRIMARY KEY REFERENCES character (character_id),
    form_id INTEGER REFERENCES character (character_id),  -- The form that has the readings; NULL: there is none.
    kind TEXT NOT NULL CHECK (kind IN ('graphic', 'phonetic', 'textual', 'lost')),
    because TEXT NOT NULL CHECK (typeof(because) = 'text' AND because <> ''),  -- How that is known.
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    file_line INTEGER NOT NULL CHECK (typeof(file_line) = 'integer' AND file_line >= 0),
    CHECK ((kind = 'lost') = (form_id IS NULL))
);

CREATE TABLE character_reading (  -- A reading of a character in the Guangyun.
    character_reading_id INTEGER PRIMARY KEY,
    character_id INTEGER NOT NULL REFERENCES character (character_id),
    ordinal INTEGER NOT NULL CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),  -- Among those of the character, in the order of the book.
    position_id INTEGER NOT NULL REFERENCES position (position_id),
    spelling TEXT CHECK (typeof(spelling) IN ('text', 'null') AND spelling IS NOT ''),  -- The fanqie of the book; NULL: it spells the group otherwise.
    heading TEXT NOT NULL CHECK (typeof(heading) = 'text' AND heading <> ''),  -- The rime under which it stands.
    homophones TEXT NOT NULL CHECK (typeof(homophones) = 'text' AND homophones <> ''),  -- Number of its homophone group.
    number INTEGER NOT NULL CHECK (typeof(number) = 'integer' AND number >= 1),  -- Place in the group.
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    file_line INTEGER NOT NULL CHECK (typeof(file_line) = 'integer' AND file_line >= 0),
    UNIQUE (character_id, ordinal),
    UNIQUE (homophones, number)
);

CREATE TABLE resolution (  -- What a fanqie resolves to: as printed, and where the editors would read other spellers also with those.
    resolution_id INTEGER PRIMARY KEY,
    reading_id INTEGER NOT NULL REFERENCES fanqie (reading_id),
    emended INTEGER NOT NULL CHECK (emended IN (0, 1) AND typeof(emended) = 'integer'),  -- 1: with the editors' spellers, adopted or not.
    upper TEXT NOT NULL CHECK (typeof(upper) = 'text' AND upper <> ''),
    lower TEXT NOT NULL CHECK (typeof(lower) = 'text' AND lower <> ''),
    onset TEXT NOT NULL CHECK (typeof(onset) = 'text' AND onset <> ''),  -- Of the sound that is spelled; ∅ if it begins with its vowel.
    vowel_id INTEGER REFERENCES letter (entry_id),  -- Of that sound.
    chosen INTEGER NOT NULL CHECK (typeof(chosen) = 'integer' AND chosen >= 1),  -- The candidate that is meant.
    possible INTEGER NOT NULL CHECK (typeof(possible) = 'integer' AND possible >= 0),  -- How many candidates are attested or gaps.
    status TEXT NOT NULL CHECK (status IN ('unique', 'ambiguous', 'none')),  -- Whether one candidate is attested or a gap, or several are, or none is.
    upper_initial_36 TEXT NOT NULL CHECK (typeof(upper_initial_36) = 'text' AND upper_initial_36 <> ''),  -- Of the upper speller; parts 奉 from 並.
    UNIQUE (reading_id, emended),
    FOREIGN KEY (resolution_id, chosen) REFERENCES candidate (resolution_id, ordinal),
    CHECK ((status = 'none') = (possible = 0) AND (status = 'unique') = (possible = 1))
);

CREATE TABLE candidate (  -- A position that two spellers can spell, also an impossible one.
    resolution_id INTEGER NOT NULL REFERENCES resolution (resolution_id),
    ordinal INTEGER NOT NULL CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),  -- In the order in which the readings make them.
    position_id INTEGER NOT NULL REFERENCES position (position_id),
    PRIMARY KEY (resolution_id, ordinal),
    UNIQUE (resolution_id, position_id)
) WITHOUT ROWID;

CREATE TABLE candidate_source (  -- Two readings of the spellers that make a candidate.
    resolution_id INTEGER NOT NULL,
    candidate INTEGER NOT NULL,
    upper_reading_id INTEGER NOT NULL REFERENCES character_reading (character_reading_id),
    lower_reading_id INTEGER NOT NULL REFERENCES character_reading (character_reading_id),
    PRIMARY KEY (resolution_id, candidate, upper_reading_id, lower_reading_id),
    FOREIGN KEY (resolution_id, candidate) REFERENCES candidate (resolution_id, ordinal)
) WITHOUT ROWID;

CREATE TABLE selection_rule (  -- A rule by which one candidate is chosen. They apply in order.
    rule TEXT PRIMARY KEY CHECK (typeof(rule) = 'text' AND rule <> ''),
    ordinal INTEGER NOT NULL UNIQUE CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),
    meaning TEXT NOT NULL CHECK (typeof(meaning) = 'text' AND meaning <> '')  -- What it prefers.
) WITHOUT ROWID;

CREATE TABLE resolution_rule (  -- A rule that had a part in the choice.
    resolution_id INTEGER NOT NULL REFERENCES resolution (resolution_id),
    rule TEXT NOT NULL REFERENCES selection_rule (rule),
    PRIMARY KEY (resolution_id, rule)
) WITHOUT ROWID;

CREATE TABLE transcription_unit (  -- A character of a transcription or direct reading, with the part of the syllable that it renders.
    reading_id INTEGER NOT NULL REFERENCES reading (reading_id),
    ordinal INTEGER NOT NULL CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),  -- Within the reading.
    character_id INTEGER NOT NULL REFERENCES character (character_id),  -- As printed.
    emended_id INTEGER REFERENCES character (character_id),  -- What the editors would read.
    role TEXT NOT NULL CHECK (role IN ('prothetic', 'cluster', 'nasal', 'vocalic', 'final')),  -- prothetic: a vowel in front; cluster: a consonant before the last; nasal: one written as the end of a vowel; vocalic: the sound of a vocalic liquid; final: the last consonant with the vowel.
    onset TEXT NOT NULL CHECK (typeof(onset) = 'text' AND onset <> ''),  -- The consonant that it renders; ∅: none.
    vowel_id INTEGER REFERENCES letter (entry_id),  -- The vowel that it carries.
    tone TEXT CHECK (typeof(tone) IN ('text', 'null') AND tone IS NOT ''),  -- That the text gives it.
    weight TEXT CHECK (typeof(weight) IN ('text', 'null') AND weight IS NOT ''),  -- That the text gives it.
    expected TEXT CHECK (typeof(expected) IN ('text', 'null') AND expected IS NOT ''),  -- The initial that it should have, where the onset does not say it.
    PRIMARY KEY (reading_id, ordinal)
) WITHOUT ROWID;

CREATE TABLE expectation (  -- An initial that one expects for an onset. For comparing; no reading is chosen by it.
    onset TEXT NOT NULL CHECK (typeof(onset) = 'text' AND onset <> ''),  -- A consonant without vowel; ∅: none.
    initial TEXT NOT NULL CHECK (typeof(initial) = 'text' AND initial <> ''),
    ordinal INTEGER NOT NULL CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),  -- As written.
    agreement TEXT NOT NULL CHECK (agreement IN ('yes', 'broad', 'regional')),  -- yes: usual; broad: transcribers use it too; regional: for the sound of other countries only.
    PRIMARY KEY (onset, initial)
) WITHOUT ROWID;
