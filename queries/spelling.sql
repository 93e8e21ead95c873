-- SPDX-License-Identifier: MIT
-- What a spelling means: every syllable that is so spelled, and in which scheme.
-- :text  the spelling, exactly (example: sha)
-- :scheme  a scheme, such as iast, hk, slp1 or itrans (example: itrans)
SELECT
    p.text AS text,
    c.name AS scheme,
    e.id AS syllable,
    t.text AS iast,
    g.text AS siddham
FROM spelling AS p
JOIN scheme AS c ON c.scheme_id = p.scheme_id
JOIN entry AS e ON e.entry_id = p.syllable_id
JOIN syllable AS s ON s.entry_id = p.syllable_id
LEFT JOIN spelling AS t ON t.syllable_id = p.syllable_id
    AND t.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'iast')
LEFT JOIN spelling AS g ON g.syllable_id = p.syllable_id
    AND g.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'siddham')
WHERE p.text >= coalesce(:text, '') AND p.text <= coalesce(nullif(:text, ''), char(1114111))
    AND coalesce(:scheme, '') IN ('', c.name)
ORDER BY p.text, p.scheme_id, s.text_order;
