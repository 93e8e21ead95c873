-- SPDX-License-Identifier: MIT
-- A list of letters as its work has it, in its order.
-- :list  its id (list/t374), the bare id or its name (example: T374)
-- :certainty  that printed form and place agree: certain, high, medium or low (example: high)
SELECT
    l.list AS list,
    v.ordinal AS ordinal,
    v.letter AS letter,
    v.slot AS slot,
    v.chinese AS chinese,
    v.chinese_unicode AS chinese_unicode,
    v.gloss AS gloss,
    v.meaning AS meaning,
    v.line AS line,
    v.scope AS scope,
    v.certainty AS certainty,
    v.because AS because,
    v.note AS note
FROM lists AS l
JOIN list_letters AS v ON v.list = l.id
WHERE coalesce(:list, '') IN ('', l.id, substr(l.id, 6), l.list)
    AND coalesce(:certainty, '') IN ('', v.certainty)
ORDER BY l.date_from, l.date_to, l.list, v.ordinal;
