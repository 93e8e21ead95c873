-- SPDX-License-Identifier: MIT
-- How a letter sounds in other countries (餘國), beside its main reading.
-- :letter  its id (letter/ka), the bare id or the letter itself (IAST, Siddham, Devanagari) (example: ga)
SELECT
    l.id AS letter,
    l.iast AS iast,
    l.siddham AS siddham,
    l.name_zh AS name_zh,
    l.fanqie AS main,
    l.near AS near,
    r.kind AS kind,
    r.printed AS elsewhere,
    r.text AS text,
    r.weight AS weight,
    r.id AS reading,
    r.line AS line
FROM letters AS l
JOIN readings AS r ON r.entry = l.id AND r.role = 'elsewhere'
WHERE coalesce(:letter, '') IN ('', l.id, substr(l.id, 8), l.iast, l.siddham, l.devanagari)
ORDER BY l.kind DESC, l.ordinal, r.line, CAST(substr(r.id, 9) AS INTEGER);
