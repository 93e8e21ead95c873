-- SPDX-License-Identifier: MIT
-- The letters of a list, in its order.
-- :entry  its id
SELECT
    v.ordinal AS ordinal,
    v.letter AS letter,
    v.iast AS iast,
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
FROM list_letters AS v
WHERE v.list = :entry
ORDER BY v.ordinal;
