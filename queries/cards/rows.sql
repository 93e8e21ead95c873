-- SPDX-License-Identifier: MIT
-- The rows of a chapter's chart, or the one row.
-- :entry  id of a chapter or row
SELECT
    e.id AS id,
    r.number AS number,
    u.written AS cluster,
    r.status AS status,
    x.because AS because,
    g.name AS reckoning,
    i.name AS line
FROM entry AS a
JOIN chart_row AS r ON r.chapter_id = a.entry_id OR r.entry_id = a.entry_id
JOIN entry AS e ON e.entry_id = r.entry_id
JOIN cluster AS u ON u.cluster_id = r.cluster_id
LEFT JOIN exception AS x ON x.exception_id = r.exception_id
LEFT JOIN reckoning AS g ON g.reckoning_id = x.reckoning_id
LEFT JOIN line AS i ON i.line_id = x.line_id
WHERE a.id = :entry
ORDER BY r.entry_id;
