-- SPDX-License-Identifier: MIT
-- The witnesses of the text, and in how many places each differs from the lemma.
SELECT
    w.siglum AS siglum,
    w.title AS title,
    w.date AS date,
    w.note AS note,
    (SELECT count(*) FROM variant AS v WHERE v.siglum = w.siglum) AS variants,
    (SELECT count(*) FROM emendation_witness AS m WHERE m.siglum = w.siglum) AS supports
FROM witness AS w
ORDER BY w.ordinal;
