-- SPDX-License-Identifier: MIT
-- Syllables in the order of a dictionary (ka kaṃ kaḥ kā ki …).
-- :from  the first syllable, in IAST (example: ka)
-- :to  the last syllable, in IAST (example: kau)
SELECT
    s.dictionary_order AS dictionary_order,
    e.id AS syllable,
    p.text AS iast,
    g.text AS siddham,
    d.text AS devanagari,
    c.written AS cluster,
    v.written AS vowel
FROM syllable AS s
JOIN entry AS e ON e.entry_id = s.entry_id
JOIN vowel AS v ON v.vowel_id = s.vowel_id
LEFT JOIN cluster AS c ON c.cluster_id = s.cluster_id
LEFT JOIN spelling AS p ON p.syllable_id = s.entry_id
    AND p.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'iast')
LEFT JOIN spelling AS g ON g.syllable_id = s.entry_id
    AND g.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'siddham')
LEFT JOIN spelling AS d ON d.syllable_id = s.entry_id
    AND d.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'devanagari')
WHERE s.dictionary_order >= CASE WHEN coalesce(:from, '') = '' THEN 0 ELSE
        (SELECT min(f.dictionary_order) FROM spelling AS x JOIN syllable AS f ON f.entry_id = x.syllable_id
         WHERE x.text = :from AND x.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'iast')) END
    AND s.dictionary_order <= CASE WHEN coalesce(:to, '') = '' THEN 9223372036854775807 ELSE
        (SELECT max(f.dictionary_order) FROM spelling AS x JOIN syllable AS f ON f.entry_id = x.syllable_id
         WHERE x.text = :to AND x.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'iast')) END
ORDER BY s.dictionary_order, s.text_order;
