-- SPDX-License-Identifier: MIT
-- A letter with all that the text says of its sound, wherever it says it.
-- The readings of the letter list and those that other lines give for the same spelling.
-- :letter  its id (letter/ka), the bare id or the letter itself (IAST, Siddham, Devanagari) (example: ka)
SELECT
    l.id AS letter,
    l.iast AS iast,
    l.siddham AS siddham,
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
    r.rejected AS rejected,
    r.certainty AS certainty,
    r.entry AS entry,
    r.id AS reading,
    r.line AS line
FROM letters AS l
JOIN readings AS r ON r.entry = l.id OR r.iast = l.iast
WHERE coalesce(:letter, '') IN ('', l.id, substr(l.id, 8), l.iast, l.siddham, l.devanagari)
ORDER BY l.kind DESC, l.ordinal, r.entry <> l.id, r.line, CAST(substr(r.id, 9) AS INTEGER);
