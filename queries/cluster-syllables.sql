-- SPDX-License-Identifier: MIT
-- The syllables of a cluster, in the order of the text.
-- :cluster  with or without blanks between its letters, in IAST (example: k y)
SELECT
    u.written AS cluster,
    e.id AS syllable,
    p.text AS iast,
    g.text AS siddham,
    d.text AS devanagari,
    v.written AS vowel,
    (SELECT group_concat(id, ' ')
     FROM (SELECT f.id FROM cell AS k JOIN entry AS f ON f.entry_id = k.entry_id
           WHERE k.syllable_id = s.entry_id ORDER BY k.entry_id)) AS cells,
    s.text_order AS text_order
FROM cluster AS u
CROSS JOIN syllable AS s ON s.cluster_id = u.cluster_id
JOIN entry AS e ON e.entry_id = s.entry_id
JOIN vowel AS v ON v.vowel_id = s.vowel_id
LEFT JOIN spelling AS p ON p.syllable_id = s.entry_id
    AND p.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'iast')
LEFT JOIN spelling AS g ON g.syllable_id = s.entry_id
    AND g.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'siddham')
LEFT JOIN spelling AS d ON d.syllable_id = s.entry_id
    AND d.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'devanagari')
WHERE coalesce(:cluster, '') IN ('', u.written, replace(u.written, ' ', ''))
ORDER BY s.text_order;
