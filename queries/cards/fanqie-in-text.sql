-- SPDX-License-Identifier: MIT
-- Where the text spells with two characters, and what it means there.
-- :spellers  the two together
SELECT
    f.reading_id AS reading,
    e.id AS entry,
    f.iast AS written,
    f.role AS role,
    f.head AS head,
    f.target AS target,
    f.which AS which,
    f.position AS position,
    f.class AS class,
    f.baxter AS baxter,
    f.baxter1992 AS baxter1992,
    f.status AS status,
    f.rules AS rules,
    f.expected_initial AS expected_initial,
    f.agreement AS agreement
FROM fanqie_resolutions AS f
JOIN line AS i ON i.name = substr(f.reading_id, 1, instr(f.reading_id, '.') - 1)
JOIN reading AS r ON r.line_id = i.line_id
    AND r.ordinal = CAST(substr(f.reading_id, instr(f.reading_id, '.') + 1) AS INTEGER)
JOIN entry AS e ON e.entry_id = r.entry_id
WHERE f.upper || f.lower = :spellers
ORDER BY r.reading_id, f.which DESC;
