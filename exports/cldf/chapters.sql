-- SPDX-License-Identifier: MIT
-- The chapters, each a rule that makes a chart of syllables.
-- from: chapters
-- key: ID
-- refers: Derived_From_ID -> chapters.ID
SELECT
    c.id AS ID,
    c.title_en AS Name,
    c.title_zh AS Title_Zh,
    c.number AS Number,
    c.operation AS Operation,
    d.id AS Derived_From_ID,
    c.cells AS Cells,
    c.stated AS Stated,
    (SELECT id FROM work) || '[' || c.line || ']' AS Source
FROM chapters AS c
LEFT JOIN chapters AS d ON d.number = c.derived_from
ORDER BY c.number;
