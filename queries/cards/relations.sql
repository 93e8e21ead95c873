-- SPDX-License-Identifier: MIT
-- What an entry is related to by its features, by its readings and by the editors.
-- :entry  its id
WITH asked(entry_id) AS (
    SELECT entry_id FROM entry WHERE id = :entry
),
related AS (
    SELECT l.relation_id, 1 AS direction, k.name AS relation, l.to_id AS other_id, l.because, l.line_id, l.link_id
    FROM link AS l JOIN relation AS k ON k.relation_id = l.relation_id
    WHERE l.from_id = (SELECT entry_id FROM asked)
    UNION ALL
    SELECT l.relation_id, 2, k.inverse, l.from_id, l.because, l.line_id, l.link_id
    FROM link AS l JOIN relation AS k ON k.relation_id = l.relation_id
    WHERE l.to_id = (SELECT entry_id FROM asked)
)
SELECT
    t.relation AS relation,
    e.id AS id,
    p.text AS written,
    t.because AS because,
    i.name AS line
FROM related AS t
JOIN entry AS e ON e.entry_id = t.other_id
LEFT JOIN letter AS l ON l.entry_id = t.other_id
LEFT JOIN cell AS k ON k.entry_id = t.other_id
LEFT JOIN spelling AS p ON p.syllable_id = coalesce(l.syllable_id, k.syllable_id, t.other_id)
    AND p.scheme_id = (SELECT scheme_id FROM scheme WHERE role = 'written')
LEFT JOIN line AS i ON i.line_id = t.line_id
ORDER BY t.relation_id, t.relation, t.direction, t.other_id, t.link_id;
