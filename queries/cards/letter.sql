-- SPDX-License-Identifier: MIT
-- A letter: what it is, and what the gloss says of it as a whole.
-- :entry  its id
SELECT
    v.id AS id,
    'letter' AS kind,
    w.written AS written,
    w.script AS script,
    y.id AS syllable,
    l.kind AS letter_kind,
    l.ordinal AS ordinal,
    v.group_zh AS group_zh,
    v.group_en AS group_en,
    l.place AS place,
    l.manner AS manner,
    l.voice AS voice,
    l.aspiration AS aspiration,
    l.length AS length,
    l.generates AS generates,
    l.gloss_tone AS gloss_tone,
    l.gloss_weight AS gloss_weight,
    l.gloss_length AS gloss_length,
    l.gloss_manner AS gloss_manner,
    v.name_zh AS name_zh,
    v.name_adopted AS name_adopted,
    l.glyph AS printed_glyph,
    v.line AS line
FROM entry AS e
JOIN letter AS l ON l.entry_id = e.entry_id
JOIN letters AS v ON v.id = e.id
JOIN entry AS y ON y.entry_id = l.syllable_id
JOIN shown_spellings AS w ON w.syllable_id = l.syllable_id
WHERE e.id = :entry;
