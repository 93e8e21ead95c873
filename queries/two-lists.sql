-- SPDX-License-Identifier: MIT
-- Two lists side by side, one row a letter.
-- Letters that a list repeats stand in one row; ? marks those whose printed form does not fit.
-- :list  its id (list/t374), the bare id or its name (example: T468)
-- :other  likewise; absent: the next list by date that has the same order (example: T469)
WITH dated AS (
    SELECT l.id, l.list, l.order_system,
           row_number() OVER (PARTITION BY l.order_system ORDER BY l.date_from, l.date_to, l.list) AS number
    FROM lists AS l
),
pair AS (
    SELECT a.id AS id, a.list AS list, a.order_system AS order_system, a.number AS number, b.id AS other_id, b.list AS other
    FROM dated AS a
    JOIN dated AS b ON b.id <> a.id
    WHERE coalesce(:list, '') IN ('', a.id, substr(a.id, 6), a.list)
        AND (:other IN (b.id, substr(b.id, 6), b.list)
             OR coalesce(:other, '') = '' AND b.order_system = a.order_system AND b.number = a.number + 1)
),
written AS (
    SELECT v.list, v.slot, min(v.ordinal) AS ordinal, group_concat(v.chinese, ' ') AS chinese, group_concat(v.gloss, ' ') AS gloss
    FROM (SELECT a.list, a.slot, a.ordinal, a.gloss, a.chinese_unicode || CASE a.certainty WHEN 'low' THEN '?' ELSE '' END AS chinese
          FROM list_letters AS a
          WHERE a.list IN (SELECT id FROM pair UNION SELECT other_id FROM pair)
          ORDER BY a.list, a.slot, a.ordinal) AS v
    GROUP BY v.list, v.slot
),
place AS (
    SELECT DISTINCT p.id, p.list, p.order_system, p.number, p.other_id, p.other, w.slot
    FROM pair AS p
    JOIN written AS w ON w.list IN (p.id, p.other_id)
)
SELECT
    p.list AS list,
    p.other AS other,
    p.slot AS slot,
    a.ordinal AS ordinal,
    a.chinese AS chinese,
    a.gloss AS gloss,
    b.ordinal AS other_ordinal,
    b.chinese AS other_chinese,
    b.gloss AS other_gloss,
    a.chinese = b.chinese AS same
FROM place AS p
LEFT JOIN written AS a ON a.list = p.id AND a.slot = p.slot
LEFT JOIN written AS b ON b.list = p.other_id AND b.slot = p.slot
ORDER BY p.order_system, p.number, p.other_id, a.ordinal IS NULL, a.ordinal, b.ordinal, p.slot;
