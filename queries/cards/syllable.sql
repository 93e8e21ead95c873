-- SPDX-License-Identifier: MIT
-- A syllable.
-- :entry  its id
SELECT
    y.id AS id,
    'syllable' AS kind,
    w.written AS written,
    w.script AS script,
    y.cluster AS cluster,
    y.vowel AS vowel,
    f.id AS letter,
    y.text_order AS text_order,
    y.dictionary_order AS dictionary_order
FROM entry AS e
JOIN syllables AS y ON y.id = e.id
JOIN shown_spellings AS w ON w.syllable_id = e.entry_id
LEFT JOIN letter AS l ON l.syllable_id = e.entry_id
LEFT JOIN entry AS f ON f.entry_id = l.entry_id
WHERE e.id = :entry;
