-- SPDX-License-Identifier: MIT
-- Which letters a character writes in the lists, by whom and when.
-- The same character is another letter at another time: 誐 by itself says neither ṅa nor ga.
-- :text  the character (example: 誐)
SELECT
    c.character AS character,
    c.slot AS slot,
    l.list AS list,
    l.date AS date,
    l.author AS author,
    l.place AS place,
    c.ordinal AS ordinal,
    v.chinese_unicode AS chinese,
    v.gloss AS gloss,
    c.initials AS initials,
    c.agreement AS agreement,
    c.certainty AS certainty
FROM list_characters AS c
JOIN lists AS l ON l.id = c.list
JOIN list_letters AS v ON v.list = c.list AND v.ordinal = c.ordinal
WHERE c.character >= coalesce(:text, '') AND c.character <= coalesce(nullif(:text, ''), char(1114111))
ORDER BY c.character, l.date_from, l.date_to, l.list, c.ordinal, c.place;
