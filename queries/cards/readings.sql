-- SPDX-License-Identifier: MIT
-- The readings of an entry: its own, then those of the same spelling elsewhere. A syllable is a spelling, so all
-- are its own. Those of a row are its cells'; a chapter's are all that stand in its lines but those of letters.
-- :entry  its id
WITH asked(entry_id) AS (
    SELECT entry_id FROM entry WHERE id = :entry
),
same(syllable_id) AS (
    SELECT syllable_id FROM letter WHERE entry_id = (SELECT entry_id FROM asked)
    UNION
    SELECT syllable_id FROM cell WHERE entry_id = (SELECT entry_id FROM asked)
    UNION
    SELECT entry_id FROM syllable WHERE entry_id = (SELECT entry_id FROM asked)
),
own(reading_id) AS (
    SELECT reading_id FROM reading WHERE entry_id = (SELECT entry_id FROM asked)
    UNION
    SELECT d.reading_id FROM cell AS k JOIN reading AS d ON d.entry_id = k.entry_id
    WHERE k.row_id = (SELECT entry_id FROM asked)
    UNION
    SELECT d.reading_id FROM line AS i JOIN reading AS d ON d.line_id = i.line_id
    WHERE i.chapter_id = (SELECT entry_id FROM asked) AND d.entry_id NOT IN (SELECT entry_id FROM letter)
),
alike(reading_id) AS (
    SELECT d.reading_id FROM same AS s JOIN reading AS d ON d.entry_id = s.syllable_id
    UNION
    SELECT d.reading_id FROM same AS s JOIN letter AS l ON l.syllable_id = s.syllable_id
    JOIN reading AS d ON d.entry_id = l.entry_id
    UNION
    SELECT d.reading_id FROM same AS s JOIN cell AS k ON k.syllable_id = s.syllable_id
    JOIN reading AS d ON d.entry_id = k.entry_id
    UNION
    SELECT d.reading_id FROM same AS s JOIN spelling AS p ON p.syllable_id = s.syllable_id
    JOIN scheme AS c ON c.scheme_id = p.scheme_id AND c.role = 'written'
    JOIN reading AS d ON d.written = p.text
),
shown(reading_id, own) AS (
    SELECT reading_id, 1 FROM own
    UNION ALL
    SELECT reading_id, :entry LIKE 'syllable/%' FROM alike WHERE reading_id NOT IN (SELECT reading_id FROM own)
)
SELECT
    i.name || '.' || r.ordinal AS id,
    w.own AS own,
    e.id AS entry,
    r.written AS written,
    r.kind AS kind,
    r.role AS role,
    r.label AS label,
    r.printed AS printed,
    r.text AS text,
    r.head AS head,
    f.prefix AS prefix,
    f.upper AS upper,
    f.lower AS lower,
    r.target AS target,
    r.tone AS tone,
    r.weight AS weight,
    r.length AS length,
    r.manner AS manner,
    r.rejected AS rejected,
    r.certainty AS certainty,
    r.note AS note,
    i.name AS line
FROM shown AS w
JOIN reading AS r ON r.reading_id = w.reading_id
JOIN entry AS e ON e.entry_id = r.entry_id
JOIN line AS i ON i.line_id = r.line_id
LEFT JOIN fanqie AS f ON f.reading_id = r.reading_id
ORDER BY w.own DESC, r.reading_id;
