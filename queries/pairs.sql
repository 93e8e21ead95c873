-- SPDX-License-Identifier: MIT
-- Letters that belong together: light and heavy, short and long, aspirated and not, the nasal of a class.
-- Each pair stands once, with the words of the gloss on both sides.
-- :relation  light-heavy, short-long, aspirate-pair or class-nasal (example: light-heavy)
SELECT
    k.name AS relation,
    f.id AS letter,
    f.iast AS iast,
    f.siddham AS siddham,
    f.name_zh AS name_zh,
    f.fanqie AS fanqie,
    t.id AS other,
    t.iast AS other_iast,
    t.siddham AS other_siddham,
    t.name_zh AS other_name_zh,
    t.fanqie AS other_fanqie,
    l.because AS because
FROM link AS l
JOIN relation AS k ON k.relation_id = l.relation_id
JOIN entry AS e ON e.entry_id = l.from_id
JOIN entry AS o ON o.entry_id = l.to_id
JOIN letters AS f ON f.id = e.id
JOIN letters AS t ON t.id = o.id
WHERE k.name IN ('light-heavy', 'short-long', 'aspirate-pair', 'class-nasal')
    AND coalesce(:relation, '') IN ('', k.name, k.inverse)
    AND (k.name <> k.inverse OR l.from_id < l.to_id)
ORDER BY k.relation_id, l.from_id, l.to_id, l.link_id;
