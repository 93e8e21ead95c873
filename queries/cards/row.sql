-- SPDX-License-Identifier: MIT
-- A row of a chart, with the first of its syllables.
-- :entry  its id
SELECT
    e.id AS id,
    'row' AS kind,
    c.id AS chapter,
    h.title_zh AS chapter_title_zh,
    h.title_en AS chapter_title_en,
    r.number AS number,
    u.written AS cluster,
    w.written AS written,
    w.script AS script,
    r.status AS status,
    x.because AS because,
    g.name AS reckoning,
    i.name AS line
FROM entry AS e
JOIN chart_row AS r ON r.entry_id = e.entry_id
JOIN entry AS c ON c.entry_id = r.chapter_id
JOIN chapter AS h ON h.entry_id = r.chapter_id
JOIN cluster AS u ON u.cluster_id = r.cluster_id
JOIN shown_spellings AS w ON w.syllable_id = (SELECT k.syllable_id FROM cell AS k WHERE k.row_id = r.entry_id ORDER BY k.col LIMIT 1)
LEFT JOIN exception AS x ON x.exception_id = r.exception_id
LEFT JOIN reckoning AS g ON g.reckoning_id = x.reckoning_id
LEFT JOIN line AS i ON i.line_id = x.line_id
WHERE e.id = :entry;
