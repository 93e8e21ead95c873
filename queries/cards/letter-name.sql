-- SPDX-License-Identifier: MIT
-- The name of a letter in Chinese as the editors read it, for a letter in the place of a speller.
-- :letter  as the sources write it
SELECT
    n.text AS name
FROM spelling AS p
JOIN scheme AS c ON c.scheme_id = p.scheme_id AND c.role = 'written'
JOIN letter AS l ON l.syllable_id = p.syllable_id
JOIN reading AS n ON n.reading_id = l.name_id
WHERE p.text = :letter;
