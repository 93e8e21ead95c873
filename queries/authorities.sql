-- SPDX-License-Identifier: MIT
-- What the treatise says that a named authority holds.
-- :who  the authority, or a part of the name (example: 西域記)
SELECT
    a.who AS who,
    e.id AS entry,
    a.printed AS printed,
    a.text AS text,
    a.note AS note,
    i.name AS line
FROM attribution AS a
JOIN entry AS e ON e.entry_id = a.entry_id
JOIN line AS i ON i.line_id = a.line_id
WHERE instr(a.who, coalesce(:who, '')) > 0
ORDER BY a.attribution_id;
