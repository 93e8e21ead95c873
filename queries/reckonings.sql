-- SPDX-License-Identifier: MIT
-- The ways of counting side by side: what the text states for a chapter, and what the rules make.
-- Where a reckoning has no exact figure of its own, that of the reckoning it builds on stands. The last line is the whole.
-- :chapter  its number, or its id: chapter/02 (example: 2)
WITH made AS (
    SELECT g.reckoning_id AS reckoning_id, r.chapter_id AS chapter_id, count(*) AS cells
    FROM reckoning AS g
    JOIN reckoning_status AS t ON t.reckoning_id = g.reckoning_id
    JOIN chart_row AS r ON r.status = t.status
    JOIN cell AS k ON k.row_id = r.entry_id
    GROUP BY g.reckoning_id, r.chapter_id
), exact AS (  -- Of several figures for a chapter the one in its own lines goes first, then one that agrees.
    SELECT f.reckoning_id AS reckoning_id, f.chapter_id AS chapter_id, a.stated AS stated,
        row_number() OVER (PARTITION BY f.reckoning_id, f.chapter_id
                           ORDER BY a.chapter_id <> f.chapter_id, f.verdict <> 'agrees', f.figure_id) AS choice
    FROM figure AS f
    JOIN claim AS a ON a.claim_id = f.claim_id
    WHERE a.unit = 'syllables' AND a.loose = 0
), side AS (
    SELECT g.name AS reckoning, c.number AS chapter, coalesce(x.stated, o.stated) AS stated, m.cells AS cells
    FROM reckoning AS g
    JOIN made AS m ON m.reckoning_id = g.reckoning_id
    JOIN chapter AS c ON c.entry_id = m.chapter_id
    LEFT JOIN exact AS x ON x.reckoning_id = g.reckoning_id AND x.chapter_id = c.entry_id AND x.choice = 1
    LEFT JOIN exact AS o ON o.reckoning_id = g.otherwise_id AND o.chapter_id = c.entry_id AND o.choice = 1
    UNION ALL
    SELECT g.name, NULL, f.total, f.generated
    FROM figure AS f
    JOIN reckoning AS g ON g.reckoning_id = f.reckoning_id
    WHERE f.claim_id IS NULL
)
SELECT
    s.chapter AS chapter,
    max(CASE s.reckoning WHEN 'stated' THEN s.stated END) AS stated,
    max(CASE s.reckoning WHEN 'stated' THEN s.cells END) AS stated_made,
    max(CASE s.reckoning WHEN 'note' THEN s.stated END) AS note,
    max(CASE s.reckoning WHEN 'note' THEN s.cells END) AS note_made,
    max(CASE s.reckoning WHEN 'preface' THEN s.stated END) AS preface,
    max(CASE s.reckoning WHEN 'preface' THEN s.cells END) AS preface_made
FROM side AS s
WHERE (coalesce(:chapter, '') = '' OR s.chapter = replace(:chapter, 'chapter/', ''))
GROUP BY s.chapter
ORDER BY s.chapter IS NULL, s.chapter;
