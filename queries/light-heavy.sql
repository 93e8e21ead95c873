-- SPDX-License-Identifier: MIT
-- Sounds that the text calls light or heavy, the light letter beside its heavy one.
-- :letter  its id (letter/ka), the bare id or the letter itself (IAST, Siddham, Devanagari), light or heavy (example: ga)
SELECT
    f.id AS light,
    f.iast AS light_iast,
    f.name_zh AS light_name,
    f.fanqie AS light_fanqie,
    f.near AS light_near,
    f.elsewhere AS light_elsewhere,
    t.id AS heavy,
    t.iast AS heavy_iast,
    t.name_zh AS heavy_name,
    t.fanqie AS heavy_fanqie,
    t.near AS heavy_near,
    f.line AS light_line,
    t.line AS heavy_line
FROM link AS l
JOIN relation AS k ON k.relation_id = l.relation_id AND k.name = 'light-heavy'
JOIN entry AS e ON e.entry_id = l.from_id
JOIN entry AS o ON o.entry_id = l.to_id
JOIN letters AS f ON f.id = e.id
JOIN letters AS t ON t.id = o.id
WHERE coalesce(:letter, '') IN ('', f.id, substr(f.id, 8), f.iast, f.siddham, f.devanagari,
                                t.id, substr(t.id, 8), t.iast, t.siddham, t.devanagari)
ORDER BY l.from_id, l.to_id, l.link_id;
