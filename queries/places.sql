-- SPDX-License-Identifier: MIT
-- Every place of a chapter's chart: the syllable that stands there, and how the text transcribes it.
-- :chapter  its number, or its id: chapter/02 (example: 2)
-- :row  number of the row in its chapter (example: 1)
-- :vowel  the vowel, in IAST (example: ā)
SELECT
    e.id AS id,
    c.number AS chapter,
    r.number AS "row",
    k.col AS col,
    y.id AS syllable,
    p.text AS iast,
    g.text AS siddham,
    u.written AS cluster,
    v.written AS vowel,
    r.status AS status,
    (SELECT group_concat(printed, ' ')
     FROM (SELECT d.printed FROM reading AS d WHERE d.entry_id = k.entry_id ORDER BY d.reading_id)) AS readings
FROM chapter AS c
JOIN chart_row AS r ON r.chapter_id = c.entry_id
JOIN cell AS k ON k.row_id = r.entry_id
JOIN entry AS e ON e.entry_id = k.entry_id
JOIN entry AS y ON y.entry_id = k.syllable_id
JOIN cluster AS u ON u.cluster_id = r.cluster_id
JOIN syllable AS s ON s.entry_id = k.syllable_id
JOIN vowel AS v ON v.vowel_id = s.vowel_id
LEFT JOIN spelling AS p ON p.syllable_id = k.syllable_id
    AND p.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'iast')
LEFT JOIN spelling AS g ON g.syllable_id = k.syllable_id
    AND g.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'siddham')
WHERE (coalesce(:chapter, '') = '' OR c.number = replace(:chapter, 'chapter/', ''))
    AND (coalesce(:row, '') = '' OR r.number = CAST(:row AS INTEGER))
    AND coalesce(:vowel, '') IN ('', v.written)
ORDER BY c.number, r.number, k.col;
