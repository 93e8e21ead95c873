-- SPDX-License-Identifier: MIT
-- Sounds spelled by two characters (反切), by upper or lower speller.
-- The upper speller gives the initial, the lower rime and tone; both as printed.
-- :upper  the upper speller (example: 渠)
-- :lower  the lower speller (example: 下)
-- :role  main, near, elsewhere, alternate or note (example: main)
SELECT
    f.upper AS upper,
    f.lower AS lower,
    f.prefix AS prefix,
    r.printed AS printed,
    r.text AS text,
    r.role AS role,
    r.written AS iast,
    r.head AS head,
    r.target AS target,
    r.weight AS weight,
    e.id AS entry,
    i.name || '.' || r.ordinal AS reading,
    i.name AS line
FROM fanqie AS f
JOIN reading AS r ON r.reading_id = f.reading_id
JOIN entry AS e ON e.entry_id = r.entry_id
JOIN line AS i ON i.line_id = r.line_id
WHERE f.upper >= coalesce(:upper, '') AND f.upper <= coalesce(nullif(:upper, ''), char(1114111))
    AND f.lower >= coalesce(:lower, '') AND f.lower <= coalesce(nullif(:lower, ''), char(1114111))
    AND coalesce(:role, '') IN ('', r.role)
ORDER BY f.upper, f.lower, r.reading_id;
