-- SPDX-License-Identifier: MIT
-- The characters that spell sounds in fanqie, and how often each does.
-- :speller  one character (example: 下)
-- :position  upper or lower (example: lower)
WITH used AS (
    SELECT upper AS speller, 'upper' AS position, reading_id FROM fanqie
    UNION ALL
    SELECT lower, 'lower', reading_id FROM fanqie
)
SELECT
    u.speller AS speller,
    u.position AS position,
    count(*) AS times,
    (SELECT group_concat(written, ' ')
     FROM (SELECT DISTINCT r.written FROM used AS v JOIN reading AS r ON r.reading_id = v.reading_id
           WHERE v.speller = u.speller AND v.position = u.position AND r.written IS NOT NULL
           ORDER BY r.written)) AS spells
FROM used AS u
WHERE u.speller >= coalesce(:speller, '') AND u.speller <= coalesce(nullif(:speller, ''), char(1114111))
    AND coalesce(:position, '') IN ('', u.position)
GROUP BY u.speller, u.position
ORDER BY times DESC, u.speller, u.position DESC;
