-- SPDX-License-Identifier: MIT
-- The ledger of counts: every figure that the text states, beside what the rules make.
-- The last lines are the sums of the reckonings.
-- :chapter  its number, or its id: chapter/02 (example: 2)
-- :reckoning  a way of counting (example: stated)
-- :unit  syllables, rows, letters or chapters (example: syllables)
-- :verdict  agrees, explained or loose (example: agrees)
SELECT
    g.name AS reckoning,
    c.number AS chapter,
    i.name AS line,
    a.words AS words,
    coalesce(a.unit, 'syllables') AS unit,
    coalesce(a.stated, f.total) AS stated,
    f.generated AS generated,
    f.verdict AS verdict,
    f.explanation AS explanation
FROM figure AS f
LEFT JOIN claim AS a ON a.claim_id = f.claim_id
LEFT JOIN line AS i ON i.line_id = a.line_id
LEFT JOIN reckoning AS g ON g.reckoning_id = f.reckoning_id
LEFT JOIN chapter AS c ON c.entry_id = f.chapter_id
WHERE (coalesce(:chapter, '') = '' OR c.number = replace(:chapter, 'chapter/', ''))
    AND coalesce(:reckoning, '') IN ('', g.name)
    AND coalesce(:unit, '') IN ('', coalesce(a.unit, 'syllables'))
    AND coalesce(:verdict, '') IN ('', f.verdict)
ORDER BY f.figure_id;
