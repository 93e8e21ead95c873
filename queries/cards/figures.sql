-- SPDX-License-Identifier: MIT
-- The figures that speak of a chapter or stand in its lines, beside what the rules make.
-- :entry  its id
SELECT
    h.id AS chapter,
    g.name AS reckoning,
    i.name AS line,
    a.words AS words,
    a.unit AS unit,
    a.stated AS stated,
    a.loose AS loose,
    a.inferred AS inferred,
    f.generated AS generated,
    f.verdict AS verdict,
    f.explanation AS explanation
FROM entry AS e
JOIN figure AS f
JOIN claim AS a ON a.claim_id = f.claim_id AND (f.chapter_id = e.entry_id OR a.chapter_id = e.entry_id)
JOIN line AS i ON i.line_id = a.line_id
LEFT JOIN reckoning AS g ON g.reckoning_id = f.reckoning_id
LEFT JOIN entry AS h ON h.entry_id = f.chapter_id
WHERE e.id = :entry
ORDER BY a.line_id, f.figure_id;
