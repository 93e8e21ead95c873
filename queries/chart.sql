-- SPDX-License-Identifier: MIT
-- The chart of a chapter: one line a row, its syllables in the order of the vowels.
-- :chapter  its number, or its id: chapter/02 (example: 2)
-- :status  counted, disputed, alternative, held or named (example: counted)
SELECT
    c.number AS chapter,
    e.id AS "row",
    u.written AS cluster,
    r.status AS status,
    (SELECT count(*) FROM cell AS k WHERE k.row_id = r.entry_id) AS cells,
    (SELECT group_concat(text, ' ')
     FROM (SELECT p.text FROM cell AS k JOIN spelling AS p ON p.syllable_id = k.syllable_id
           WHERE k.row_id = r.entry_id AND p.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'siddham')
           ORDER BY k.col)) AS siddham,
    (SELECT group_concat(text, ' ')
     FROM (SELECT p.text FROM cell AS k JOIN spelling AS p ON p.syllable_id = k.syllable_id
           WHERE k.row_id = r.entry_id AND p.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'iast')
           ORDER BY k.col)) AS iast
FROM chapter AS c
JOIN chart_row AS r ON r.chapter_id = c.entry_id
JOIN entry AS e ON e.entry_id = r.entry_id
JOIN cluster AS u ON u.cluster_id = r.cluster_id
WHERE (coalesce(:chapter, '') = '' OR c.number = replace(:chapter, 'chapter/', ''))
    AND coalesce(:status, '') IN ('', r.status)
ORDER BY c.number, r.number;
