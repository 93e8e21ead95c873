-- SPDX-License-Identifier: MIT
-- What the treatise (zh) and the editors (en) say of an entry.
-- :entry  an id (letter/ka), its bare part, or a spelling in IAST, Siddham or Devanagari; the full id tells a letter from its syllable (example: letter/ka)
-- :language  zh for the treatise's words, en for ours (example: zh)
WITH asked(id) AS (  -- All that :entry can mean; without it, everything.
    SELECT id FROM entry
    WHERE id IN (:entry, 'letter/' || :entry, 'chapter/' || :entry, 'chapter/0' || :entry, 'row/' || :entry,
                 'cell/' || :entry, CASE WHEN :entry LIKE '%-%' THEN 'syllable/' || :entry END)
    UNION
    SELECT id FROM letters WHERE :entry IN (iast, siddham, devanagari)
    UNION
    SELECT syllable_id FROM spellings WHERE text = :entry AND scheme IN ('iast', 'siddham', 'devanagari')
    UNION
    SELECT id FROM entry WHERE entry_id >= CASE WHEN coalesce(:entry, '') = '' THEN 0 END
)
SELECT
    e.id AS entry,
    c.language AS language,
    c.author AS author,
    c.text AS text,
    c.line AS line
FROM commentaries AS c
JOIN entry AS e ON e.id = c.entry
WHERE c.entry IN (SELECT id FROM asked)
    AND coalesce(:language, '') IN ('', c.language)
ORDER BY e.entry_id, c.line IS NOT NULL, c.line, c.language DESC, c.author, c.text;
