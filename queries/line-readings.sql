-- SPDX-License-Identifier: MIT
-- The sounds that a line gives, in the order of the text.
-- :line  page, column and line, or their beginning (example: 1188c04)
SELECT
    i.name AS line,
    r.ordinal AS ordinal,
    e.id AS entry,
    r.written AS iast,
    r.kind AS kind,
    r.role AS role,
    r.printed AS printed,
    r.text AS text,
    r.head AS head,
    r.target AS target,
    r.tone AS tone,
    r.weight AS weight,
    r.length AS length,
    r.manner AS manner,
    r.label AS label,
    r.note AS note,
    r.certainty AS certainty
FROM line AS i
JOIN reading AS r ON r.line_id = i.line_id
JOIN entry AS e ON e.entry_id = r.entry_id
WHERE i.name >= coalesce(:line, '') AND i.name <= coalesce(:line, '') || char(1114111)
ORDER BY r.line_id, r.ordinal;
