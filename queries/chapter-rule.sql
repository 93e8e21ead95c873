-- SPDX-License-Identifier: MIT
-- The rule of a chapter, step by step, and what it is applied to.
-- :chapter  its number, or its id: chapter/02 (example: 15)
SELECT
    c.number AS chapter,
    s.ordinal AS step,
    s.verb AS verb,
    coalesce(s.operand, w.written) AS operand,
    f.number AS from_chapter,
    (SELECT group_concat(condition, ', ')
     FROM (SELECT t.feature || ' ' || t.value AS condition FROM step_filter AS t
           WHERE t.chapter_id = s.chapter_id AND t.ordinal = s.ordinal ORDER BY t.feature, t.value)) AS from_letters,
    (SELECT group_concat(cluster, ', ')
     FROM (SELECT t.cluster FROM step_cluster AS t
           WHERE t.chapter_id = s.chapter_id AND t.ordinal = s.ordinal ORDER BY t.number)) AS clusters
FROM step AS s
JOIN chapter AS c ON c.entry_id = s.chapter_id
LEFT JOIN letter AS l ON l.entry_id = s.letter_id
LEFT JOIN shown_spellings AS w ON w.syllable_id = l.syllable_id
LEFT JOIN chapter AS f ON f.entry_id = s.from_chapter_id
WHERE (coalesce(:chapter, '') = '' OR c.number = replace(:chapter, 'chapter/', ''))
ORDER BY c.number, s.ordinal;
