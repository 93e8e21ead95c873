-- SPDX-License-Identifier: MIT
-- Every position that the two spellers of a fanqie can spell, also impossible ones, and which is meant.
-- :reading  id of the reading: line and number within the line (example: 1187c27.2)
-- :upper  the upper speller (example: 居)
-- :lower  the lower speller (example: 下)
SELECT
    i.name || '.' || r.ordinal AS reading,
    r.written AS iast,
    s.upper AS upper,
    s.lower AS lower,
    CASE s.emended WHEN 1 THEN 'emended' ELSE 'printed' END AS which,
    c.ordinal AS ordinal,
    p.description AS position,
    p.legality AS class,
    p.baxter AS baxter,
    c.ordinal = s.chosen AS chosen
FROM resolution AS s
JOIN reading AS r ON r.reading_id = s.reading_id
JOIN line AS i ON i.line_id = r.line_id
JOIN candidate AS c ON c.resolution_id = s.resolution_id
JOIN position AS p ON p.position_id = c.position_id
WHERE coalesce(:reading, '') IN ('', i.name || '.' || r.ordinal)
    AND coalesce(:upper, '') IN ('', s.upper)
    AND coalesce(:lower, '') IN ('', s.lower)
ORDER BY s.resolution_id, c.ordinal;
