-- SPDX-License-Identifier: MIT
-- Consonant clusters, how many letters each has, and in which chapters it stands.
-- :cluster  with or without blanks between its letters, in IAST (example: k y)
-- :letters  how many letters it has (example: 2)
SELECT
    u.written AS cluster,
    (SELECT count(*) FROM cluster_part AS p WHERE p.cluster_id = u.cluster_id) AS letters,
    (SELECT count(*) FROM syllable AS s WHERE s.cluster_id = u.cluster_id) AS syllables,
    (SELECT group_concat(number, ' ')
     FROM (SELECT c.number FROM chart_row AS r JOIN chapter AS c ON c.entry_id = r.chapter_id
           WHERE r.cluster_id = u.cluster_id ORDER BY r.entry_id)) AS chapters,
    (SELECT group_concat(id, ' ')
     FROM (SELECT e.id FROM chart_row AS r JOIN entry AS e ON e.entry_id = r.entry_id
           WHERE r.cluster_id = u.cluster_id ORDER BY r.entry_id)) AS "rows"
FROM cluster AS u
WHERE coalesce(:cluster, '') IN ('', u.written, replace(u.written, ' ', ''))
    AND (coalesce(:letters, '') = ''
         OR (SELECT count(*) FROM cluster_part AS p WHERE p.cluster_id = u.cluster_id) = CAST(:letters AS INTEGER))
ORDER BY letters, u.cluster_id;
