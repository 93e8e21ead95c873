-- SPDX-License-Identifier: MIT
-- The places of the charts in which the spelling of a letter, syllable or cell stands.
-- :entry  its id
SELECT
    f.id AS id,
    c.id AS chapter,
    r.status AS status,
    u.written AS cluster
FROM entry AS e
LEFT JOIN letter AS l ON l.entry_id = e.entry_id
LEFT JOIN cell AS o ON o.entry_id = e.entry_id
JOIN cell AS k ON k.syllable_id = coalesce(l.syllable_id, o.syllable_id, e.entry_id) AND k.entry_id <> e.entry_id
JOIN entry AS f ON f.entry_id = k.entry_id
JOIN chart_row AS r ON r.entry_id = k.row_id
JOIN entry AS c ON c.entry_id = r.chapter_id
JOIN cluster AS u ON u.cluster_id = r.cluster_id
WHERE e.id = :entry
ORDER BY k.entry_id;
