-- SPDX-License-Identifier: MIT
-- The chapters with their rules.
-- In JSON each has a file of its own too, with its whole chart.
-- from: chapters
-- key: id
-- refers: id -> entries.id
-- refers: derived_from -> chapters.number
-- refers: line -> lines.line
-- cards: chapter
SELECT
    id,
    number,
    title_zh,
    title_en,
    operation,
    derived_from,
    "rows",
    cells,
    stated,
    line
FROM chapters
ORDER BY number;
