-- SPDX-License-Identifier: MIT
-- The text, line by line.
-- :from  the first line: page, column, line (example: 1186b20)
-- :to  the last line (example: 1186c03)
-- :chapter  its number, or its id: chapter/02 that owns the lines (example: 1)
SELECT
    i.name AS line,
    c.number AS chapter,
    s.title AS section,
    i.text AS text,
    d.because AS nothing_to_record
FROM line AS i
JOIN section AS s ON s.section_id = i.section_id
LEFT JOIN chapter AS c ON c.entry_id = i.chapter_id
LEFT JOIN idle_line AS d ON d.line_id = i.line_id
WHERE i.name >= coalesce(:from, '') AND i.name <= coalesce(nullif(:to, ''), char(1114111))
    AND (coalesce(:chapter, '') = '' OR c.number = replace(:chapter, 'chapter/', ''))
ORDER BY i.line_id;
