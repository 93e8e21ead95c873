-- SPDX-License-Identifier: MIT
-- Where a letter occurs in the charts, and as what: one line a chapter and role.
-- :entry  its id
WITH place AS (
    SELECT q.role AS role, k.row_id AS row_id, k.entry_id AS cell_id
    FROM cluster_part AS p
    JOIN chart_row AS r ON r.cluster_id = p.cluster_id
    JOIN row_part AS q ON q.row_id = r.entry_id AND q.ordinal = p.ordinal
    JOIN cell AS k ON k.row_id = r.entry_id
    WHERE p.letter_id = (SELECT entry_id FROM entry WHERE id = :entry)
    UNION
    SELECT 'vowel', k.row_id, k.entry_id
    FROM vowel_part AS p
    JOIN syllable AS s ON s.vowel_id = p.vowel_id
    JOIN cell AS k ON k.syllable_id = s.entry_id
    WHERE p.letter_id = (SELECT entry_id FROM entry WHERE id = :entry)
)
SELECT
    c.id AS chapter,
    t.role AS role,
    count(DISTINCT t.row_id) AS rows,
    count(*) AS cells,
    substr(min(f.id), 5) AS first_row,
    substr(max(f.id), 5) AS last_row
FROM place AS t
JOIN chart_row AS r ON r.entry_id = t.row_id
JOIN entry AS c ON c.entry_id = r.chapter_id
JOIN entry AS f ON f.entry_id = t.row_id
GROUP BY r.chapter_id, t.role
ORDER BY r.chapter_id, t.role;
