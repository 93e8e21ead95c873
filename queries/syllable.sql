-- SPDX-License-Identifier: MIT
-- A syllable in all schemes.
-- :syllable  its id or its spelling in IAST, ISO 15919, Siddham or Devanagari (example: kṛ)
WITH asked(syllable_id) AS (
    SELECT entry_id FROM entry
    WHERE kind = 'syllable' AND id IN (:syllable, CASE WHEN :syllable LIKE '%-%' THEN 'syllable/' || :syllable END)
    UNION
    SELECT syllable_id FROM spelling
    WHERE text = :syllable
        AND scheme_id IN (SELECT scheme_id FROM scheme WHERE name IN ('iast', 'siddham', 'devanagari', 'iso15919'))
    UNION
    SELECT entry_id FROM syllable WHERE entry_id >= CASE WHEN coalesce(:syllable, '') = '' THEN 0 END
)
SELECT
    y.id AS syllable,
    y.iast AS iast,
    y.siddham AS siddham,
    y.devanagari AS devanagari,
    y.iso15919 AS iso15919,
    y.hk AS hk,
    y.slp1 AS slp1,
    y.itrans AS itrans,
    y.ascii AS ascii,
    y.cluster AS cluster,
    y.vowel AS vowel,
    y.cells AS cells
FROM asked AS a
JOIN entry AS e ON e.entry_id = a.syllable_id
JOIN syllables AS y ON y.id = e.id
ORDER BY y.text_order;
