-- SPDX-License-Identifier: MIT
-- The spellings of a letter, cell or syllable in all schemes.
-- :entry  its id
SELECT
    c.name AS scheme,
    p.text AS text
FROM entry AS e
LEFT JOIN letter AS l ON l.entry_id = e.entry_id
LEFT JOIN cell AS k ON k.entry_id = e.entry_id
JOIN spelling AS p ON p.syllable_id = coalesce(l.syllable_id, k.syllable_id, e.entry_id)
JOIN scheme AS c ON c.scheme_id = p.scheme_id
WHERE e.id = :entry
ORDER BY c.scheme_id;
