-- SPDX-License-Identifier: MIT
-- What each chapter leaves out, and why.
-- :chapter  its number, or its id: chapter/02 (example: 2)
SELECT
    c.number AS chapter,
    e.id AS letter,
    w.written AS written,
    w.script AS script,
    x.cluster AS cluster,
    x.because AS because,
    i.name AS line
FROM exception AS x
JOIN chapter AS c ON c.entry_id = x.chapter_id
LEFT JOIN entry AS e ON e.entry_id = x.letter_id
LEFT JOIN letter AS l ON l.entry_id = x.letter_id
LEFT JOIN shown_spellings AS w ON w.syllable_id = l.syllable_id
LEFT JOIN line AS i ON i.line_id = x.line_id
WHERE x.kind = 'left out'
    AND (coalesce(:chapter, '') = '' OR c.number = replace(:chapter, 'chapter/', ''))
ORDER BY x.exception_id;
