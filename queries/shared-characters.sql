-- SPDX-License-Identifier: MIT
-- Characters that write two different letters.
-- One line a letter: the character is its name, or transcribes its syllable somewhere.
-- :text  the character (example: 迦)
WITH used AS (
    SELECT DISTINCT r.text AS text, l.entry_id AS letter_id
    FROM reading AS r
    JOIN letters AS v ON v.iast = r.written
    JOIN entry AS e ON e.id = v.id
    JOIN letter AS l ON l.entry_id = e.entry_id
    WHERE r.kind <> 'fanqie'
        AND r.text >= coalesce(:text, '') AND r.text <= coalesce(nullif(:text, ''), char(1114111))
)
SELECT
    u.text AS text,
    l.id AS letter,
    l.iast AS iast,
    l.siddham AS siddham,
    l.name_zh AS name_zh,
    l.name_adopted AS name_adopted,
    (SELECT group_concat(place, ' ')
     FROM (SELECT i.name || '.' || r.ordinal AS place FROM reading AS r JOIN line AS i ON i.line_id = r.line_id
           WHERE r.written = l.iast AND r.text = u.text AND r.kind <> 'fanqie' ORDER BY r.reading_id)) AS readings
FROM used AS u
JOIN entry AS e ON e.entry_id = u.letter_id
JOIN letters AS l ON l.id = e.id
WHERE (SELECT count(*) FROM used AS o WHERE o.text = u.text) > 1
ORDER BY u.text, u.letter_id;
