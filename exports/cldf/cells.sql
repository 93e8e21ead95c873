-- SPDX-License-Identifier: MIT
-- The places of the charts, and the syllable that stands in each.
-- from: cells
-- key: ID
-- refers: Chapter_ID -> chapters.ID
-- refers: Entry_ID -> entries.ID
SELECT
    k.id AS ID,
    c.id AS Chapter_ID,
    k."row" AS "Row",
    k.col AS Col,
    k.syllable_id AS Entry_ID,
    k.status AS Status
FROM cells AS k
JOIN chapters AS c ON c.number = k.chapter
ORDER BY k.chapter, k."row", k.col;
