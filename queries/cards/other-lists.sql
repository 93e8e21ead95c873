-- SPDX-License-Identifier: MIT
-- How other works write a letter, by date; elsewhere: the treatise gives just this as its sound in other countries.
-- :entry  its id
SELECT
    t.id AS list,
    l.name AS name,
    coalesce(l.date_words, l.date_from || coalesce('-' || nullif(l.date_to, l.date_from), '')) AS date,
    l.author AS author,
    a.ordinal AS ordinal,
    a.chinese AS chinese,
    coalesce(a.unicode, a.chinese) AS chinese_unicode,
    a.gloss AS gloss,
    a.certainty AS certainty,
    a.because AS because,
    (SELECT x.elsewhere FROM elsewhere_in_lists AS x
     WHERE x.letter = e.id AND x.list = t.id AND x.ordinal = a.ordinal LIMIT 1) AS elsewhere
FROM entry AS e
JOIN list_letter AS a ON a.letter_id = e.entry_id
JOIN letter_list AS l ON l.entry_id = a.list_id
JOIN entry AS t ON t.entry_id = l.entry_id
WHERE e.id = :entry
ORDER BY l.date_from, l.date_to, l.name, a.ordinal;
