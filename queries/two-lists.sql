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
place AS (
    SELECT p.id, p.other_id, v.slot, 1 AS side, v.ordinal, v.chinese_unicode || CASE v.certainty WHEN 'low' THEN '?' ELSE '' END AS chinese, v.gloss
    FROM pair AS p
    JOIN list_letters AS v ON v.list = p.id
    UNION ALL
    SELECT p.id, p.other_id, v.slot, 2, v.ordinal, v.chinese_unicode || CASE v.certainty WHEN 'low' THEN '?' ELSE '' END, v.gloss
    FROM pair AS p
    JOIN list_letters AS v ON v.list = p.other_id
),
gathered AS (
    SELECT
        o.id,
        o.other_id,
        o.slot,
        min(CASE o.side WHEN 1 THEN o.ordinal END) AS ordinal,
        group_concat(CASE o.side WHEN 1 THEN o.chinese END, ' ') AS chinese,
        group_concat(CASE o.side WHEN 1 THEN o.gloss END, ' ') AS gloss,
        min(CASE o.side WHEN 2 THEN o.ordinal END) AS other_ordinal,
        group_concat(CASE o.side WHEN 2 THEN o.chinese END, ' ') AS other_chinese,
        group_concat(CASE o.side WHEN 2 THEN o.gloss END, ' ') AS other_gloss
    FROM (SELECT * FROM place ORDER BY id, other_id, slot, side, ordinal) AS o
    GROUP BY o.id, o.other_id, o.slot
)
SELECT
    p.list AS list,
    p.other AS other,
    g.slot AS slot,
    g.ordinal AS ordinal,
    g.chinese AS chinese,
    g.gloss AS gloss,
    g.other_ordinal AS other_ordinal,
    g.other_chinese AS other_chinese,
    g.other_gloss AS other_gloss,
    CASE WHEN g.chinese IS NOT NULL AND g.other_chinese IS NOT NULL THEN g.chinese = g.other_chinese END AS same
FROM pair AS p
JOIN gathered AS g ON g.id = p.id AND g.other_id = p.other_id
ORDER BY p.order_system, p.number, p.other_id, g.ordinal IS NULL, g.ordinal, g.other_ordinal, g.slot;
