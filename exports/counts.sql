-- SPDX-License-Identifier: MIT
-- The figures that the text states, beside what the rules make.
-- from: counts
-- refers: chapter -> chapters.number
-- refers: line -> lines.line
-- quotes: words
SELECT
    reckoning,
    chapter,
    line,
    words,
    unit,
    stated,
    generated,
    verdict,
    explanation
FROM counts
ORDER BY line, chapter, reckoning, unit, words, stated, generated, verdict, explanation;
