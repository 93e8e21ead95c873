-- SPDX-License-Identifier: MIT
-- The rows of the charts, one a cluster.
-- from: rows
-- key: id
-- refers: id -> entries.id
-- refers: chapter -> chapters.number
SELECT
    id,
    chapter,
    "row",
    cluster,
    status,
    cells
FROM rows
ORDER BY chapter, "row";
