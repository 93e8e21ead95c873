-- SPDX-License-Identifier: MIT
-- Syllables that stand in two places, with all their places.
-- :syllable  its id or its spelling in IAST, ISO 15919, Siddham or Devanagari (example: ṅya)
WITH asked(syllable_id) AS (
    SELECT entry_id FROM entry
    WHERE kind = 'syllable' AND id IN (:syllable, CASE WHEN :syllable LIKE '%-%' THEN 'syllable/' || :syllable END)
    UNION
    SELECT syllable_id FROM spelling
    WHERE text = :syllable
        AND scheme_id IN (SELECT scheme_id FROM scheme WHERE name IN ('iast', 'siddham', 'devanagari', 'iso15919'))
    UNION
    SELECT entry_id FROM syllable WHERE entry_id >= CASE WHEN coalesce(:syllable, '') = '' THEN 0 END
)
SELECT
    e.id AS syllable,
    p.text AS iast,
    g.text AS siddham,
    f.id AS cell,
    c.number AS chapter,
    u.written AS cluster,
    (SELECT group_concat(role, ' ')
     FROM (SELECT q.role FROM row_part AS q WHERE q.row_id = r.entry_id ORDER BY q.ordinal)) AS roles,
    r.status AS status,
    (SELECT group_concat(printed, ' ')
     FROM (SELECT d.printed FROM reading AS d WHERE d.entry_id = k.entry_id ORDER BY d.reading_id)) AS readings
FROM asked AS a
JOIN syllable AS s ON s.entry_id = a.syllable_id
JOIN entry AS e ON e.entry_id = s.entry_id
JOIN cell AS k ON k.syllable_id = s.entry_id
JOIN entry AS f ON f.entry_id = k.entry_id
JOIN chart_row AS r ON r.entry_id = k.row_id
JOIN chapter AS c ON c.entry_id = r.chapter_id
JOIN cluster AS u ON u.cluster_id = r.cluster_id
LEFT JOIN spelling AS p ON p.syllable_id = s.entry_id
    AND p.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'iast')
LEFT JOIN spelling AS g ON g.syllable_id = s.entry_id
    AND g.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'siddham')
WHERE (SELECT count(*) FROM cell AS o WHERE o.syllable_id = s.entry_id) > 1
ORDER BY s.text_order, k.entry_id;
