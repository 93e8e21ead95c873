-- SPDX-License-Identifier: MIT
-- Where a row comes from: the file and line of the sources that wrote it, and the line of the text.
-- Rows and cells that a rule makes come from the file of their chapter.
-- :entry  an id (letter/ka), its bare part, or a spelling in IAST, Siddham or Devanagari; the full id tells a letter from its syllable (example: letter/ka)
WITH asked(id) AS (  -- All that :entry can mean; without it, everything.
    SELECT id FROM entry
    WHERE id IN (:entry, 'letter/' || :entry, 'chapter/' || :entry, 'chapter/0' || :entry, 'row/' || :entry,
                 'cell/' || :entry, CASE WHEN :entry LIKE '%-%' THEN 'syllable/' || :entry END)
    UNION
    SELECT id FROM letters WHERE :entry IN (iast, siddham, devanagari)
    UNION
    SELECT syllable_id FROM spellings WHERE text = :entry AND scheme IN ('iast', 'siddham', 'devanagari')
    UNION
    SELECT id FROM entry WHERE entry_id >= CASE WHEN coalesce(:entry, '') = '' THEN 0 END
), wanted(entry_id) AS (
    SELECT e.entry_id FROM asked AS a JOIN entry AS e ON e.id = a.id
), authored AS (
    SELECT 'letter' AS what, entry_id, NULL AS value, line_id, file_id, file_line FROM letter
    WHERE entry_id IN (SELECT entry_id FROM wanted)
    UNION ALL
    SELECT 'chapter', entry_id, title_zh, NULL, file_id, file_line FROM chapter
    WHERE entry_id IN (SELECT entry_id FROM wanted)
    UNION ALL
    SELECT 'rule of the row', r.entry_id, c.title_zh, NULL, c.file_id, c.file_line
    FROM chart_row AS r JOIN chapter AS c ON c.entry_id = r.chapter_id
    WHERE r.entry_id IN (SELECT entry_id FROM wanted)
    UNION ALL
    SELECT 'rule of the cell', k.entry_id, c.title_zh, NULL, c.file_id, c.file_line
    FROM cell AS k JOIN chart_row AS r ON r.entry_id = k.row_id JOIN chapter AS c ON c.entry_id = r.chapter_id
    WHERE k.entry_id IN (SELECT entry_id FROM wanted)
    UNION ALL
    SELECT 'exception: ' || x.kind, r.entry_id, x.because, x.line_id, x.file_id, x.file_line
    FROM chart_row AS r JOIN exception AS x ON x.exception_id = r.exception_id
    WHERE r.entry_id IN (SELECT entry_id FROM wanted)
    UNION ALL
    SELECT 'exception: ' || kind, chapter_id, because, line_id, file_id, file_line FROM exception
    WHERE chapter_id IN (SELECT entry_id FROM wanted)
    UNION ALL
    SELECT 'figure', chapter_id, words, line_id, file_id, file_line FROM claim
    WHERE chapter_id IN (SELECT entry_id FROM wanted)
    UNION ALL
    SELECT 'reading', entry_id, printed, line_id, file_id, file_line FROM reading
    WHERE entry_id IN (SELECT entry_id FROM wanted)
    UNION ALL
    SELECT 'form: ' || kind, letter_id, coalesce(words, note, glyph_code), line_id, file_id, file_line FROM form
    WHERE letter_id IN (SELECT entry_id FROM wanted)
    UNION ALL
    SELECT 'commentary: ' || language, entry_id, text, line_id, file_id, file_line FROM commentary
    WHERE entry_id IN (SELECT entry_id FROM wanted)
    UNION ALL
    SELECT 'attribution', entry_id, text, line_id, file_id, file_line FROM attribution
    WHERE entry_id IN (SELECT entry_id FROM wanted)
    UNION ALL
    SELECT 'emendation: ' || field, entry_id, proposed, line_id, file_id, file_line FROM emendation
    WHERE entry_id IN (SELECT entry_id FROM wanted)
)
SELECT
    e.id AS entry,
    w.what AS what,
    w.value AS value,
    i.name AS line,
    s.path AS file,
    w.file_line AS file_line
FROM authored AS w
JOIN entry AS e ON e.entry_id = w.entry_id
JOIN source_file AS s ON s.file_id = w.file_id
LEFT JOIN line AS i ON i.line_id = w.line_id
ORDER BY w.entry_id, s.path, w.file_line, w.what, w.value, i.name;
