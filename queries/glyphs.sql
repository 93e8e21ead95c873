-- SPDX-License-Identifier: MIT
-- The Siddham glyphs of a passage: the code of the digitised text and what it is romanised as.
-- :line  page, column and line, or their beginning (example: 1186b04)
-- :code  a code of the digitised text (example: SD-CFC5)
SELECT
    i.name AS line,
    g.ordinal AS ordinal,
    g.code AS code,
    g.romanisation AS romanisation,
    g.offset AS offset,
    i.text AS text
FROM line AS i
JOIN line_glyph AS g ON g.line_id = i.line_id
WHERE i.name >= coalesce(:line, '') AND i.name <= coalesce(:line, '') || char(1114111)
    AND coalesce(:code, '') IN ('', g.code)
ORDER BY i.line_id, g.ordinal;
