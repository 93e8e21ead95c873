-- SPDX-License-Identifier: MIT
-- Where the letters of one kind change their characters: one line a list, by order and date.
-- `regional`: the letters whose character has the initial of the sound in other countries (for voiced stops that of a nasal); `changes`: those that the list
-- before it, of the same order, writes otherwise. In `initials` / parts those of one character; ? in `chinese` marks what does not fit.
-- :voice  voiced or voiceless (example: voiced)
-- :aspiration  aspirated or unaspirated (example: unaspirated)
-- :manner  manner of articulation (example: stop)
-- :place  place of articulation (example: velar)
-- :order  the order of the letters (example: varnamala)
-- :from  a year (example: 418)
-- :to  a year (example: 774)
WITH chosen AS (
    SELECT v.iast, l.entry_id
    FROM letters AS v
    JOIN entry AS e ON e.id = v.id
    JOIN letter AS l ON l.entry_id = e.entry_id
    WHERE coalesce(:voice, '') IN ('', l.voice)
        AND coalesce(:aspiration, '') IN ('', l.aspiration)
        AND coalesce(:manner, '') IN ('', l.manner)
        AND coalesce(:place, '') IN ('', l.place)
),
written AS (
    SELECT
        l.id,
        l.list,
        l.order_system,
        l.date_from,
        l.date_to,
        c.iast,
        c.entry_id,
        v.ordinal,
        v.chinese_unicode || CASE v.certainty WHEN 'low' THEN '?' ELSE '' END AS chinese,
        (SELECT group_concat(replace(coalesce(x.initials, '?'), ' ', '/'), '')
         FROM (SELECT k.initials FROM list_characters AS k WHERE k.list = l.id AND k.ordinal = v.ordinal ORDER BY k.place) AS x) AS initials,
        (SELECT max(k.agreement = 'regional') FROM list_characters AS k WHERE k.list = l.id AND k.ordinal = v.ordinal) AS regional
    FROM lists AS l
    JOIN list_letters AS v ON v.list = l.id
    JOIN chosen AS c ON c.iast = v.slot
    WHERE coalesce(:order, '') IN ('', l.order_system)
),
gathered AS (  -- A letter that a list repeats once.
    SELECT
        w.id, w.list, w.order_system, w.date_from, w.date_to, w.iast, w.entry_id,
        group_concat(w.chinese, '+') AS chinese,
        group_concat(w.initials, '+') AS initials,
        max(w.regional) AS regional
    FROM (SELECT * FROM written ORDER BY id, entry_id, ordinal) AS w
    GROUP BY w.id, w.list, w.order_system, w.date_from, w.date_to, w.iast, w.entry_id
),
compared AS (
    SELECT g.*, lag(g.chinese) OVER (PARTITION BY g.order_system, g.iast ORDER BY g.date_from, g.date_to, g.list) AS before
    FROM gathered AS g
)
SELECT
    l.list AS list,
    l.date AS date,
    l.order_system AS order_system,
    (SELECT group_concat(iast, ' ') FROM (SELECT k.iast FROM compared AS k WHERE k.id = l.id ORDER BY k.entry_id)) AS letters,
    (SELECT group_concat(chinese, ' ') FROM (SELECT k.chinese FROM compared AS k WHERE k.id = l.id ORDER BY k.entry_id)) AS chinese,
    (SELECT group_concat(initials, ' ') FROM (SELECT k.initials FROM compared AS k WHERE k.id = l.id ORDER BY k.entry_id)) AS initials,
    (SELECT group_concat(iast, ' ') FROM (SELECT k.iast FROM compared AS k WHERE k.id = l.id AND k.regional = 1 ORDER BY k.entry_id)) AS regional,
    (SELECT group_concat(iast, ' ') FROM (SELECT k.iast FROM compared AS k WHERE k.id = l.id AND k.before <> k.chinese ORDER BY k.entry_id)) AS changes
FROM lists AS l
WHERE l.id IN (SELECT id FROM compared)
    AND (coalesce(:from, '') = '' OR l.date_to >= CAST(:from AS INTEGER))
    AND (coalesce(:to, '') = '' OR l.date_from <= CAST(:to AS INTEGER))
ORDER BY l.order_system, l.date_from, l.date_to, l.list;
