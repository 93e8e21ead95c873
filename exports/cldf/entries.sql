-- SPDX-License-Identifier: MIT
-- The letters, and the syllables that the rules make of them.
-- A letter stands for the syllable Syllable_ID, and has what is said of it as a letter.
-- from: syllables
-- key: ID
-- refers: Language_ID -> languages.ID
-- refers: Syllable_ID -> entries.ID
SELECT
    e.id AS ID,
    (SELECT id FROM language WHERE role = 'syllables') AS Language_ID,
    (SELECT p.text FROM spelling AS p JOIN scheme AS c ON c.scheme_id = p.scheme_id
     WHERE p.syllable_id = y.entry_id AND c.role = 'written') AS Headword,
    e.kind AS Kind,
    s.siddham AS Siddham,
    s.devanagari AS Devanagari,
    s.cluster AS Cluster,
    s.vowel AS Vowel,
    CASE WHEN e.kind = 'letter' THEN s.id END AS Syllable_ID,
    (SELECT group_concat(text, ' ') FROM (SELECT c.text FROM commentaries AS c
     WHERE c.entry = e.id AND c.language = 'en' ORDER BY c.line, c.text)) AS Comment,
    (SELECT w.id || '[' || i.name || ']' FROM letter AS l JOIN line AS i ON i.line_id = l.line_id
     JOIN work AS w ON w.work_id = i.work_id WHERE l.entry_id = e.entry_id) AS Source
FROM entry AS e
LEFT JOIN letter AS a ON a.entry_id = e.entry_id
JOIN entry AS y ON y.entry_id = coalesce(a.syllable_id, e.entry_id)
JOIN syllables AS s ON s.id = y.id
WHERE e.kind IN ('letter', 'syllable')
ORDER BY e.entry_id;
