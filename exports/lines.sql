-- SPDX-License-Identifier: MIT
-- The lines of the printed text, with their words where they may be quoted.
-- from: lines
-- key: line
-- refers: chapter -> chapters.number
-- quotes: text
SELECT
    work,
    line,
    ordinal,
    section,
    chapter,
    text
FROM lines
ORDER BY work, ordinal;
