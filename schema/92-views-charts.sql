-- SPDX-License-Identifier: MIT
-- The public contract, second part: chapters, their charts, and the ledger of counts.

CREATE VIEW chapters AS  -- Every chapter with its rule.
SELECT
    e.id AS id,  -- Public id.
    c.number AS number,  -- Its number; 0: what stands outside the chapters.
    c.title_zh AS title_zh,  -- Title in Chinese.
    c.title_en AS title_en,  -- Title in English.
    (SELECT group_concat(operation, '; ')
     FROM (SELECT s.verb || coalesce(' ' || s.operand, ' ' || p.text, '') AS operation
           FROM step AS s
           LEFT JOIN letter AS l ON l.entry_id = s.letter_id
           LEFT JOIN spelling AS p ON p.syllable_id = l.syllable_id AND p.scheme_id = (SELECT scheme_id FROM scheme WHERE role = 'written')
           WHERE s.chapter_id = c.entry_id ORDER BY s.ordinal)) AS operation,  -- The verbs of its rule with their operands.
    (SELECT min(f.number) FROM step AS s JOIN chapter AS f ON f.entry_id = s.from_chapter_id
     WHERE s.chapter_id = c.entry_id) AS derived_from,  -- Number of the chapter on whose rows it works.
    (SELECT count(*) FROM chart_row AS r
     WHERE r.chapter_id = c.entry_id AND r.status IN ('counted', 'disputed')) AS rows,  -- Counted and disputed.
    (SELECT count(*) FROM chart_row AS r JOIN cell AS k ON k.row_id = r.entry_id
     WHERE r.chapter_id = c.entry_id AND r.status IN ('counted', 'disputed')) AS cells,  -- Counted and disputed.
    (SELECT a.stated FROM figure AS f JOIN claim AS a ON a.claim_id = f.claim_id
     WHERE f.chapter_id = c.entry_id AND f.reckoning_id = 1 AND a.unit = 'syllables' AND a.loose = 0
     ORDER BY a.chapter_id <> f.chapter_id, f.verdict <> 'agrees', f.figure_id LIMIT 1) AS stated,  -- Its syllables, as the text states them in the first reckoning.
    (SELECT i.name FROM line AS i WHERE i.chapter_id = c.entry_id ORDER BY i.line_id LIMIT 1) AS line  -- The first that it owns.
FROM chapter AS c
JOIN entry AS e ON e.entry_id = c.entry_id
ORDER BY c.number;

CREATE VIEW rows AS  -- Every row of the charts.
SELECT
    e.id AS id,  -- Public id.
    c.number AS chapter,  -- Number of its chapter.
    r.number AS row,  -- Its number within the chapter, from 1.
    u.written AS cluster,  -- The consonants of the row, blanks between the letters.
    r.status AS status,  -- counted, disputed, alternative, held, named.
    (SELECT count(*) FROM cell AS k WHERE k.row_id = r.entry_id) AS cells  -- How many cells it has.
FROM chart_row AS r
JOIN entry AS e ON e.entry_id = r.entry_id
JOIN chapter AS c ON c.entry_id = r.chapter_id
JOIN cluster AS u ON u.cluster_id = r.cluster_id
ORDER BY r.entry_id;

CREATE VIEW cells AS  -- Every place of the charts, with the syllable that stands there.
SELECT
    e.id AS id,  -- Public id.
    c.number AS chapter,  -- Number of its chapter.
    r.number AS row,  -- Number of its row within the chapter.
    k.col AS col,  -- Number of its column within the row, from 1.
    y.id AS syllable_id,  -- Public id of the syllable that stands there.
    p1.text AS iast,  -- The syllable in IAST.
    p2.text AS siddham,  -- In Siddham script.
    p3.text AS devanagari,  -- In Devanagari script.
    u.written AS cluster,  -- Blanks between the letters.
    v.written AS vowel,  -- The vowel, with its mark if it has one; IAST.
    r.status AS status,  -- counted, disputed, alternative, held, named.
    (SELECT group_concat(t.text, ' ')
     FROM (SELECT d.text FROM reading AS d WHERE d.entry_id = k.entry_id AND d.kind = 'transcription'
           ORDER BY d.reading_id) AS t) AS readings_zh  -- Its transcriptions.
FROM cell AS k
JOIN entry AS e ON e.entry_id = k.entry_id
JOIN chart_row AS r ON r.entry_id = k.row_id
JOIN chapter AS c ON c.entry_id = r.chapter_id
JOIN cluster AS u ON u.cluster_id = r.cluster_id
JOIN syllable AS s ON s.entry_id = k.syllable_id
JOIN entry AS y ON y.entry_id = k.syllable_id
JOIN vowel AS v ON v.vowel_id = s.vowel_id
LEFT JOIN spelling AS p1 ON p1.syllable_id = k.syllable_id AND p1.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'iast')
LEFT JOIN spelling AS p2 ON p2.syllable_id = k.syllable_id AND p2.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'siddham')
LEFT JOIN spelling AS p3 ON p3.syllable_id = k.syllable_id AND p3.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'devanagari')
ORDER BY k.entry_id;

CREATE VIEW counts AS  -- Every figure that the text states, beside what the rules make.
SELECT
    g.name AS reckoning,  -- NULL unless the unit is syllables.
    c.number AS chapter,  -- NULL: the whole.
    i.name AS line,  -- NULL for the sum of a reckoning.
    a.words AS words,  -- The text's own.
    coalesce(a.unit, 'syllables') AS unit,  -- What is counted: syllables, rows, letters, chapters.
    coalesce(a.stated, f.total) AS stated,  -- The figure of the text, or the sum of its figures.
    f.generated AS generated,  -- The figure that the rules make.
    f.verdict AS verdict,  -- agrees; explained: differs, and a source says why; loose: nearly, more than.
    f.explanation AS explanation  -- Why the two differ; NULL: nothing to explain.
FROM figure AS f
LEFT JOIN claim AS a ON a.claim_id = f.claim_id
LEFT JOIN line AS i ON i.line_id = a.line_id
LEFT JOIN reckoning AS g ON g.reckoning_id = f.reckoning_id
LEFT JOIN chapter AS c ON c.entry_id = f.chapter_id
ORDER BY f.figure_id;
