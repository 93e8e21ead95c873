-- SPDX-License-Identifier: MIT
-- The chapters: the rule of each, what it makes, and what the text says it makes.
SELECT
    c.number AS chapter,
    c.title_zh AS title_zh,
    c.title_en AS title_en,
    c.operation AS operation,
    c.derived_from AS derived_from,
    c.rows AS "rows",
    c.cells AS cells,
    c.stated AS stated,
    c.line AS line
FROM chapters AS c
ORDER BY c.number;
