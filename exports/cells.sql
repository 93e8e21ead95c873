-- SPDX-License-Identifier: MIT
-- The places of the charts, and the syllable that stands in each.
-- from: cells
-- key: id
-- refers: id -> entries.id
-- refers: chapter -> chapters.number
-- refers: syllable_id -> syllables.id
SELECT
    id,
    chapter,
    "row",
    col,
    syllable_id,
    iast,
    siddham,
    devanagari,
    cluster,
    vowel,
    status,
    readings_zh
FROM cells
ORDER BY chapter, "row", col;
