-- SPDX-License-Identifier: MIT
-- Rows that are not simply counted: held, disputed, alternative and named, each with its reason.
-- held: written once, not multiplied; disputed: the text gives two counts; alternative: in one reckoning only; named: made by no rule.
-- :chapter  its number, or its id: chapter/02 (example: 4)
-- :status  held, disputed, alternative or named (example: held)
SELECT
    c.number AS chapter,
    e.id AS "row",
    u.written AS cluster,
    r.status AS status,
    (SELECT group_concat(text, ' ')
     FROM (SELECT p.text FROM cell AS k JOIN spelling AS p ON p.syllable_id = k.syllable_id
           WHERE k.row_id = r.entry_id AND p.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'iast')
           ORDER BY k.col)) AS syllables,
    g.name AS reckoning,
    x.because AS because,
    i.name AS line
FROM chart_row AS r
JOIN entry AS e ON e.entry_id = r.entry_id
JOIN chapter AS c ON c.entry_id = r.chapter_id
JOIN cluster AS u ON u.cluster_id = r.cluster_id
LEFT JOIN exception AS x ON x.exception_id = r.exception_id
LEFT JOIN reckoning AS g ON g.reckoning_id = x.reckoning_id
LEFT JOIN line AS i ON i.line_id = x.line_id
WHERE r.status <> 'counted'
    AND (coalesce(:chapter, '') = '' OR c.number = replace(:chapter, 'chapter/', ''))
    AND coalesce(:status, '') IN ('', r.status)
ORDER BY r.entry_id;
