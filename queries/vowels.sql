-- SPDX-License-Identifier: MIT
-- The vowels: short or long by the text's own pairs, and whether the text lets them make syllables.
-- :length  short or long (example: long)
-- :generates  1 or 0 (example: 1)
SELECT
    v.id AS letter,
    v.ordinal AS ordinal,
    v.iast AS iast,
    v.siddham AS siddham,
    v.name_zh AS name_zh,
    l.length AS length,
    l.gloss_tone AS tone,
    l.gloss_length AS called,
    l.generates AS generates,
    (SELECT group_concat(id, ' ')
     FROM (SELECT e.id FROM link AS k JOIN relation AS r ON r.relation_id = k.relation_id AND r.name = 'short-long'
           JOIN entry AS e ON e.entry_id = CASE l.entry_id WHEN k.from_id THEN k.to_id ELSE k.from_id END
           WHERE l.entry_id IN (k.from_id, k.to_id) ORDER BY k.link_id)) AS partner,
    v.line AS line
FROM letters AS v
JOIN entry AS f ON f.id = v.id
JOIN letter AS l ON l.entry_id = f.entry_id
WHERE v.kind = 'vowel'
    AND coalesce(:length, '') IN ('', l.length)
    AND (coalesce(:generates, '') = '' OR l.generates = CAST(:generates AS INTEGER))
ORDER BY v.ordinal;
