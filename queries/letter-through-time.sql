-- SPDX-License-Identifier: MIT
-- A letter through time: how each list writes it, by date.
-- What stands in its place is given however certain it is; where certainty is low the printed form does not fit.
-- :letter  its id (letter/ka), the bare id or the letter itself (IAST, Siddham, Devanagari), or a syllable that has a place in some list: ska (example: ga)
-- :order  the order of the letters (example: varnamala)
-- :from  a year (example: 400)
-- :to  a year (example: 800)
SELECT
    v.slot AS slot,
    l.list AS list,
    l.date AS date,
    l.author AS author,
    l.place AS place,
    l.order_system AS order_system,
    v.ordinal AS ordinal,
    v.chinese_unicode AS chinese,
    v.gloss AS gloss,
    (SELECT group_concat(initials, ' · ')
     FROM (SELECT coalesce(c.initials, '?') AS initials FROM list_characters AS c
           WHERE c.list = v.list AND c.ordinal = v.ordinal ORDER BY c.place)) AS initials,
    (SELECT group_concat(agreement, ' · ')
     FROM (SELECT coalesce(c.agreement, '?') AS agreement FROM list_characters AS c
           WHERE c.list = v.list AND c.ordinal = v.ordinal ORDER BY c.place)) AS agreement,
    v.line AS line,
    v.certainty AS certainty,
    v.because AS because
FROM lists AS l
JOIN list_letters AS v ON v.list = l.id
WHERE (coalesce(:letter, '') IN ('', v.slot)
       OR v.slot IN (SELECT a.iast FROM letters AS a WHERE :letter IN (a.id, substr(a.id, 8), a.siddham, a.devanagari)))
    AND coalesce(:order, '') IN ('', l.order_system)
    AND l.date_to >= CAST(coalesce(nullif(:from, ''), 0) AS INTEGER)
    AND l.date_from <= CAST(coalesce(nullif(:to, ''), 9999) AS INTEGER)
ORDER BY v.slot, l.date_from, l.date_to, l.list, v.ordinal;
