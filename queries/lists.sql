-- SPDX-License-Identifier: MIT
-- The lists of letters of this and other works, by date: whose they are, where they were made, and what they have.
-- A list is taken if its dates and the years asked for have a year in common.
-- :order  the order of the letters (example: varnamala)
-- :from  a year (example: 418)
-- :to  a year (example: 774)
SELECT
    l.id AS id,
    l.list AS list,
    l.work AS work,
    l.title AS title,
    l.author AS author,
    l.date AS date,
    l.place AS place,
    l.order_system AS order_system,
    l.order_note AS order_note,
    l.letters AS letters,
    (SELECT min(v.ordinal) FROM list_letters AS v WHERE v.list = l.id) AS first,
    (SELECT count(*) FROM list_letters AS v WHERE v.list = l.id AND v.letter IS NULL AND v.certainty <> 'low') AS no_letter,
    (SELECT count(*) FROM list_letters AS v WHERE v.list = l.id AND v.certainty = 'medium') AS medium,
    (SELECT count(*) FROM list_letters AS v WHERE v.list = l.id AND v.certainty = 'low') AS low,
    l.source AS source
FROM lists AS l
WHERE coalesce(:order, '') IN ('', l.order_system)
    AND (coalesce(:from, '') = '' OR l.date_to >= CAST(:from AS INTEGER))
    AND (coalesce(:to, '') = '' OR l.date_from <= CAST(:to AS INTEGER))
ORDER BY l.date_from, l.date_to, l.list;
