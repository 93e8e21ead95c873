-- SPDX-License-Identifier: MIT
-- The letters of a row, cell or syllable, and how each is written. A syllable by itself does not say
-- which of its consonants is the base.
-- :entry  its id
WITH asked AS (
    SELECT
        coalesce(r.cluster_id, q.cluster_id, s.cluster_id) AS cluster_id,
        coalesce(s.vowel_id, y.vowel_id) AS vowel_id,
        coalesce(r.entry_id, q.entry_id) AS row_id
    FROM entry AS e
    LEFT JOIN chart_row AS r ON r.entry_id = e.entry_id
    LEFT JOIN cell AS k ON k.entry_id = e.entry_id
    LEFT JOIN chart_row AS q ON q.entry_id = k.row_id
    LEFT JOIN syllable AS y ON y.entry_id = k.syllable_id
    LEFT JOIN syllable AS s ON s.entry_id = e.entry_id
    WHERE e.id = :entry AND e.kind IN ('row', 'cell', 'syllable')
),
part AS (
    SELECT 1 AS place, p.ordinal, p.letter_id, coalesce(o.role, 'consonant') AS role
    FROM asked AS a
    JOIN cluster_part AS p ON p.cluster_id = a.cluster_id
    LEFT JOIN row_part AS o ON o.row_id = a.row_id AND o.ordinal = p.ordinal
    UNION ALL
    SELECT 2, p.ordinal, p.letter_id, 'vowel'
    FROM asked AS a
    JOIN vowel_part AS p ON p.vowel_id = a.vowel_id
)
SELECT
    e.id AS letter,
    w.written AS written,
    w.script AS script,
    p.role AS role
FROM part AS p
JOIN entry AS e ON e.entry_id = p.letter_id
JOIN letter AS l ON l.entry_id = p.letter_id
JOIN shown_spellings AS w ON w.syllable_id = l.syllable_id
ORDER BY p.place, p.ordinal;
