-- SPDX-License-Identifier: MIT
-- Where the witnesses differ, by witness.
-- :witness  a siglum; it stands for the reading or for the lemma (example: 甲)
-- :line  page, column and line, or their beginning (example: 1186a)
SELECT
    i.name AS line,
    v.lemma AS lemma,
    v.lemma_siglum AS lemma_witness,
    v.reading AS reading,
    v.siglum AS witness,
    v.note AS note
FROM variant AS v
JOIN line AS i ON i.line_id = v.line_id
WHERE coalesce(:witness, '') IN ('', v.siglum, v.lemma_siglum)
    AND i.name >= coalesce(:line, '') AND i.name <= coalesce(:line, '') || char(1114111)
ORDER BY v.variant_id;
