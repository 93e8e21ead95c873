-- SPDX-License-Identifier: MIT
-- The cells of a chapter's chart, or of one row.
-- :entry  id of a chapter or row
SELECT
    f.id AS "row",
    e.id AS id,
    y.id AS syllable,
    w.written AS written,
    w.script AS script,
    v.written AS vowel
FROM entry AS a
JOIN chart_row AS r ON r.chapter_id = a.entry_id OR r.entry_id = a.entry_id
JOIN entry AS f ON f.entry_id = r.entry_id
JOIN cell AS k ON k.row_id = r.entry_id
JOIN entry AS e ON e.entry_id = k.entry_id
JOIN entry AS y ON y.entry_id = k.syllable_id
JOIN syllable AS s ON s.entry_id = k.syllable_id
JOIN vowel AS v ON v.vowel_id = s.vowel_id
JOIN shown_spellings AS w ON w.syllable_id = k.syllable_id
WHERE a.id = :entry
ORDER BY r.entry_id, k.col;
