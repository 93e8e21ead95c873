-- SPDX-License-Identifier: MIT
-- Where a letter occurs in the charts, and as what.
-- One line a row: a consonant is superscribed, base or subjoined; a vowel is the vowel of some of its cells.
-- :letter  its id (letter/ka), the bare id or the letter itself (IAST, Siddham, Devanagari) (example: ya)
-- :role  superscribed, base, subjoined or vowel (example: subjoined)
-- :chapter  its number, or its id: chapter/02 (example: 2)
WITH place AS (
    SELECT p.letter_id, q.role AS role, p.ordinal AS position, r.entry_id AS row_id, NULL AS vowel_id
    FROM cluster_part AS p
    JOIN chart_row AS r ON r.cluster_id = p.cluster_id
    JOIN row_part AS q ON q.row_id = r.entry_id AND q.ordinal = p.ordinal
    UNION ALL
    SELECT p.letter_id, 'vowel', NULL, k.row_id, s.vowel_id
    FROM vowel_part AS p
    JOIN syllable AS s ON s.vowel_id = p.vowel_id
    JOIN cell AS k ON k.syllable_id = s.entry_id
)
SELECT
    l.id AS letter,
    l.iast AS iast,
    q.role AS role,
    q.position AS position,
    c.number AS chapter,
    f.id AS "row",
    u.written AS cluster,
    v.written AS vowel,
    r.status AS status,
    CASE WHEN q.vowel_id IS NULL THEN (SELECT count(*) FROM cell AS k WHERE k.row_id = q.row_id) ELSE 1 END AS cells
FROM letters AS l
JOIN entry AS e ON e.id = l.id
JOIN place AS q ON q.letter_id = e.entry_id
JOIN chart_row AS r ON r.entry_id = q.row_id
JOIN chapter AS c ON c.entry_id = r.chapter_id
JOIN entry AS f ON f.entry_id = r.entry_id
JOIN cluster AS u ON u.cluster_id = r.cluster_id
LEFT JOIN vowel AS v ON v.vowel_id = q.vowel_id
WHERE coalesce(:letter, '') IN ('', l.id, substr(l.id, 8), l.iast, l.siddham, l.devanagari)
    AND coalesce(:role, '') IN ('', q.role)
    AND (coalesce(:chapter, '') = '' OR c.number = replace(:chapter, 'chapter/', ''))
ORDER BY e.entry_id, r.entry_id, q.position, q.vowel_id;
