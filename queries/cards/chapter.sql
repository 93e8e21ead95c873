-- SPDX-License-Identifier: MIT
-- A chapter.
-- :entry  its id
SELECT
    c.id AS id,
    'chapter' AS kind,
    c.number AS number,
    c.title_zh AS title_zh,
    c.title_en AS title_en,
    c.rows AS rows,
    c.cells AS cells,
    c.stated AS stated,
    c.line AS line
FROM chapters AS c
WHERE c.id = :entry;
