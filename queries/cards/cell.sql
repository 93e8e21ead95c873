-- SPDX-License-Identifier: MIT
-- A place in a chart.
-- :entry  its id
SELECT
    k.id AS id,
    'cell' AS kind,
    c.id AS chapter,
    h.title_zh AS chapter_title_zh,
    h.title_en AS chapter_title_en,
    q.id AS "row",
    k.col AS col,
    k.syllable_id AS syllable,
    w.written AS written,
    w.script AS script,
    k.cluster AS cluster,
    k.vowel AS vowel,
    k.status AS status,
    x.because AS because,
    g.name AS reckoning,
    i.name AS line
FROM entry AS e
JOIN cell AS p ON p.entry_id = e.entry_id
JOIN cells AS k ON k.id = e.id
JOIN shown_spellings AS w ON w.syllable_id = p.syllable_id
JOIN chart_row AS r ON r.entry_id = p.row_id
JOIN entry AS q ON q.entry_id = p.row_id
JOIN entry AS c ON c.entry_id = r.chapter_id
JOIN chapter AS h ON h.entry_id = r.chapter_id
LEFT JOIN exception AS x ON x.exception_id = r.exception_id
LEFT JOIN reckoning AS g ON g.reckoning_id = x.reckoning_id
LEFT JOIN line AS i ON i.line_id = x.line_id
WHERE e.id = :entry;
