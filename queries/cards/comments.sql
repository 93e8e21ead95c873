-- SPDX-License-Identifier: MIT
-- What the treatise (zh) and the editors (en) say of an entry; of the entry as a whole first, then by line.
-- author: an authority that the treatise cites; the treatise and the editors themselves are not named.
-- :entry  its id
WITH asked(entry_id) AS (
    SELECT entry_id FROM entry WHERE id = :entry
),
said AS (
    SELECT language, NULL AS author, text, line_id, 1 AS part, commentary_id AS number
    FROM commentary WHERE entry_id = (SELECT entry_id FROM asked)
    UNION ALL
    SELECT 'zh', who, text, line_id, 2, attribution_id
    FROM attribution WHERE entry_id = (SELECT entry_id FROM asked)
    UNION ALL
    SELECT 'en', NULL, note, line_id, 2, attribution_id
    FROM attribution WHERE entry_id = (SELECT entry_id FROM asked) AND note IS NOT NULL
)
SELECT
    s.language AS language,
    s.author AS author,
    s.text AS text,
    i.name AS line
FROM said AS s
LEFT JOIN line AS i ON i.line_id = s.line_id
ORDER BY s.language DESC, s.line_id IS NOT NULL, s.line_id, s.part, s.number;
