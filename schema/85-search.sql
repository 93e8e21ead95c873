-- SPDX-License-Identifier: MIT
-- What is found by searching: one document for every entry, and for every place where something is
-- said of one. Made from the tables above, when their rows and indexes are there. The index over
-- these documents stands apart, in the last file: all but it works in an SQLite without FTS5.

CREATE TABLE search_kind (  -- The kinds of document, the weightiest first.
    kind TEXT PRIMARY KEY CHECK (typeof(kind) = 'text' AND kind <> ''),
    ordinal INTEGER NOT NULL UNIQUE CHECK (typeof(ordinal) = 'integer' AND ordinal >= 1),
    entry INTEGER NOT NULL CHECK (entry IN (0, 1) AND typeof(entry) = 'integer'),  -- 1: an entry itself, found by its title; 0: a mention of one.
    own INTEGER NOT NULL CHECK (own IN (0, 1) AND typeof(own) = 'integer')  -- 1: of the treatise; 0: of other works, found behind all that is.
) WITHOUT ROWID;

INSERT INTO search_kind (kind, ordinal, entry, own) VALUES
    ('letter', 1, 1, 1),
    ('chapter', 2, 1, 1),
    ('syllable', 3, 1, 1),
    ('row', 4, 1, 1),
    ('reading', 5, 0, 1),
    ('comment', 6, 0, 1),
    ('form', 7, 0, 1),
    ('passage', 8, 0, 1),
    ('emendation', 9, 0, 1),
    ('variant', 10, 0, 1),
    ('list', 11, 1, 0),
    ('counterpart', 12, 0, 0);

CREATE TABLE search_document (  -- What is found. document_id sorts by weight.
    document_id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL REFERENCES search_kind (kind),
    id TEXT NOT NULL CHECK (typeof(id) = 'text' AND id <> ''),  -- Public id of the entry or reading; else the line.
    entry_id INTEGER REFERENCES entry (entry_id),  -- The entry that it is or speaks of.
    syllable_id INTEGER REFERENCES syllable (entry_id),  -- The syllable that the entry is, or the first of a row.
    line_id INTEGER REFERENCES line (line_id),  -- Where it stands; NULL: in no one place.
    title TEXT NOT NULL CHECK (typeof(title) = 'text' AND title <> ''),  -- What it is or speaks of.
    script TEXT CHECK (typeof(script) IN ('text', 'null') AND script IS NOT ''),  -- The syllable in Indic script.
    han TEXT CHECK (typeof(han) IN ('text', 'null') AND han IS NOT ''),  -- The words of the text.
    english TEXT CHECK (typeof(english) IN ('text', 'null') AND english IS NOT '')  -- The words of the editors.
);

CREATE TABLE search_line (  -- The lines of a passage document: a paragraph, since words run over line ends.
    line_id INTEGER PRIMARY KEY REFERENCES line (line_id),
    first_id INTEGER NOT NULL REFERENCES line (line_id),  -- The first line of the paragraph.
    offset INTEGER NOT NULL  -- Where the line begins in the paragraph, in characters, from 1 as in substr().
        CHECK (typeof(offset) = 'integer' AND offset >= 1)
);

CREATE TABLE han_block (  -- The code points of Han characters, as ranges. Numbers: a literal U+F900 would be normalized.
    first INTEGER PRIMARY KEY,
    last INTEGER NOT NULL CHECK (typeof(last) = 'integer' AND last >= first)
);

INSERT INTO han_block (first, last) VALUES
    (12295, 12295),
    (13312, 19903),
    (19968, 40959),
    (63744, 64255),
    (131072, 262141);

-- Entries.

INSERT INTO search_document (kind, id, entry_id, syllable_id, line_id, title, script, han, english)
SELECT 'letter', e.id, l.entry_id, l.syllable_id, l.line_id,
    (SELECT p.text FROM spelling AS p
     WHERE p.syllable_id = l.syllable_id AND p.scheme_id = (SELECT scheme_id FROM scheme WHERE role = 'written')),
    (SELECT group_concat(p.text, ' ') FROM spelling AS p
     WHERE p.syllable_id = l.syllable_id AND p.scheme_id IN (SELECT scheme_id FROM scheme WHERE kind = 'abugida')),
    n.printed || coalesce(' ' || m.proposed, '') || coalesce(' ' || g.zh, ''),
    nullif(ltrim(coalesce(' ' || l.voice, '') || coalesce(' ' || l.aspiration, '') || coalesce(' ' || l.length, '')
        || coalesce(' ' || g.en, '') || coalesce(' ' || nullif(l.place, g.en), '') || coalesce(' ' || l.manner, '')), '')
FROM letter AS l
JOIN entry AS e ON e.entry_id = l.entry_id
JOIN reading AS n ON n.reading_id = l.name_id
LEFT JOIN emendation AS m ON m.reading_id = n.reading_id AND m.field = 'name'
LEFT JOIN letter_group AS g ON g.group_id = l.group_id
ORDER BY l.entry_id;

INSERT INTO search_document (kind, id, entry_id, line_id, title, han)
SELECT 'chapter', e.id, c.entry_id,
    (SELECT min(i.line_id) FROM line AS i WHERE i.chapter_id = c.entry_id), c.title_en, c.title_zh
FROM chapter AS c
JOIN entry AS e ON e.entry_id = c.entry_id
ORDER BY c.number;

CREATE TEMP TABLE heard (  -- The transcriptions of a syllable, wherever it stands.
    syllable_id INTEGER PRIMARY KEY,
    words TEXT
);

INSERT INTO heard (syllable_id, words)
SELECT t.syllable_id, group_concat(t.word, ' ')
FROM (SELECT coalesce(k.syllable_id, r.entry_id) AS syllable_id, r.word
      FROM (SELECT entry_id, printed AS word, reading_id, 1 AS part FROM reading WHERE kind = 'transcription'
            UNION ALL
            SELECT entry_id, text, reading_id, 2 FROM reading WHERE kind = 'transcription') AS r
      LEFT JOIN cell AS k ON k.entry_id = r.entry_id
      GROUP BY 1, 2
      ORDER BY min(r.reading_id), min(r.part)) AS t
GROUP BY t.syllable_id;

INSERT INTO search_document (kind, id, entry_id, syllable_id, line_id, title, script, han)
SELECT 'syllable', e.id, s.entry_id, s.entry_id, l.line_id,
    (SELECT p.text FROM spelling AS p
     WHERE p.syllable_id = s.entry_id AND p.scheme_id = (SELECT scheme_id FROM scheme WHERE role = 'written')),
    (SELECT group_concat(p.text, ' ') FROM spelling AS p
     WHERE p.syllable_id = s.entry_id AND p.scheme_id IN (SELECT scheme_id FROM scheme WHERE kind = 'abugida')),
    w.words
FROM syllable AS s
JOIN entry AS e ON e.entry_id = s.entry_id
LEFT JOIN letter AS l ON l.syllable_id = s.entry_id
LEFT JOIN heard AS w ON w.syllable_id = s.entry_id
ORDER BY s.entry_id;

DROP TABLE temp.heard;

INSERT INTO search_document (kind, id, entry_id, syllable_id, line_id, title, script, english)
SELECT 'row', e.id, r.entry_id, k.syllable_id, x.line_id,
    replace(u.written, ' ', '') || CASE WHEN u.written LIKE '% %' THEN ' (' || u.written || ')' ELSE '' END,
    (SELECT group_concat(p.text, ' ') FROM spelling AS p
     WHERE p.syllable_id = k.syllable_id AND p.scheme_id IN (SELECT scheme_id FROM scheme WHERE kind = 'abugida')),
    CASE WHEN r.status <> 'counted' THEN r.status || coalesce(': ' || x.because, '') END
FROM chart_row AS r
JOIN entry AS e ON e.entry_id = r.entry_id
JOIN cluster AS u ON u.cluster_id = r.cluster_id
JOIN cell AS k ON k.row_id = r.entry_id AND k.col = 1
LEFT JOIN exception AS x ON x.exception_id = r.exception_id
ORDER BY r.entry_id;

-- Mentions. They bear the title of what they speak of.

INSERT INTO search_document (kind, id, entry_id, syllable_id, line_id, title, han, english)
SELECT 'reading', i.name || '.' || r.ordinal, r.entry_id, coalesce(l.syllable_id, k.syllable_id, s.entry_id),
    r.line_id, coalesce(r.written, e.id),
    coalesce(r.label || ' ', '') || r.printed || coalesce(' ' || nullif(r.text, r.printed), ''), r.note
FROM reading AS r
JOIN line AS i ON i.line_id = r.line_id
JOIN entry AS e ON e.entry_id = r.entry_id
LEFT JOIN letter AS l ON l.entry_id = r.entry_id
LEFT JOIN cell AS k ON k.entry_id = r.entry_id
LEFT JOIN syllable AS s ON s.entry_id = r.entry_id
ORDER BY r.reading_id;

INSERT INTO search_document (kind, id, entry_id, syllable_id, line_id, title, han, english)
SELECT 'comment', e.id, w.entry_id, d.syllable_id, w.line_id, coalesce(d.title, e.id), w.han, w.english
FROM (SELECT 1 AS part, commentary_id AS number, entry_id, line_id,
          CASE language WHEN 'zh' THEN text END AS han, CASE language WHEN 'en' THEN text END AS english
      FROM commentary
      UNION ALL
      SELECT 2, attribution_id, entry_id, line_id, who || '：' || printed || coalesce(' ' || nullif(text, printed), ''), note
      FROM attribution
      UNION ALL
      SELECT 3, exception_id, chapter_id, line_id, NULL, kind || ': ' || because FROM exception AS x
      WHERE because IS NOT NULL AND NOT EXISTS (SELECT 1 FROM chart_row AS r WHERE r.exception_id = x.exception_id)
      UNION ALL
      SELECT 4, f.figure_id, a.chapter_id, a.line_id, a.words, f.explanation
      FROM figure AS f JOIN claim AS a USING (claim_id) WHERE f.explanation IS NOT NULL) AS w
JOIN entry AS e ON e.entry_id = w.entry_id
LEFT JOIN search_document AS d ON d.id = e.id AND d.kind = e.kind
ORDER BY w.part, w.number;

INSERT INTO search_document (kind, id, entry_id, syllable_id, line_id, title, han, english)
SELECT 'form', coalesce(e.id, i.name), f.letter_id, l.syllable_id, f.line_id, coalesce(d.title, f.kind), f.words,
    f.kind || coalesce(': ' || f.note, '')
FROM form AS f
JOIN line AS i ON i.line_id = f.line_id
LEFT JOIN entry AS e ON e.entry_id = f.letter_id
LEFT JOIN letter AS l ON l.entry_id = f.letter_id
LEFT JOIN search_document AS d ON d.id = e.id AND d.kind = 'letter'
ORDER BY f.form_id;

-- A paragraph begins with a section, behind a line without a passage, and at the line of each letter.
INSERT INTO search_line (line_id, first_id, offset)
WITH marked AS (
    SELECT i.line_id, i.text,
        lag(i.text) OVER o IS NULL OR lag(i.section_id) OVER o <> i.section_id
            OR EXISTS (SELECT 1 FROM letter AS l WHERE l.line_id = i.line_id) AS opens
    FROM line AS i
    WINDOW o AS (ORDER BY i.line_id)
), quoted AS (
    SELECT line_id, text, max(CASE WHEN opens THEN line_id END) OVER (ORDER BY line_id) AS first_id
    FROM marked
    WHERE text IS NOT NULL
)
SELECT line_id, first_id, 1 + sum(length(text)) OVER (PARTITION BY first_id ORDER BY line_id) - length(text)
FROM quoted;

INSERT INTO search_document (kind, id, entry_id, line_id, title, han)
SELECT 'passage', i.name, i.chapter_id, i.line_id, i.name,
    (SELECT group_concat(t.text, '')
     FROM (SELECT n.text FROM search_line AS s JOIN line AS n USING (line_id)
           WHERE s.first_id = i.line_id ORDER BY s.line_id) AS t)
FROM line AS i
WHERE i.line_id IN (SELECT first_id FROM search_line)
ORDER BY i.line_id;

INSERT INTO search_document (kind, id, entry_id, syllable_id, line_id, title, han, english)
SELECT 'emendation', coalesce(e.id, i.name), m.entry_id, coalesce(l.syllable_id, k.syllable_id, s.entry_id), m.line_id,
    coalesce(r.written, e.id, i.name), m.printed || ' → ' || m.proposed, m.field || coalesce(': ' || m.because, '')
FROM emendation AS m
JOIN line AS i ON i.line_id = m.line_id
LEFT JOIN entry AS e ON e.entry_id = m.entry_id
LEFT JOIN reading AS r ON r.reading_id = m.reading_id
LEFT JOIN letter AS l ON l.entry_id = m.entry_id
LEFT JOIN cell AS k ON k.entry_id = m.entry_id
LEFT JOIN syllable AS s ON s.entry_id = m.entry_id
ORDER BY m.emendation_id;

INSERT INTO search_document (kind, id, entry_id, line_id, title, han, english)
SELECT 'variant', i.name, i.chapter_id, v.line_id, i.name,
    v.lemma || ' → ' || v.reading, v.note
FROM variant AS v
JOIN line AS i ON i.line_id = v.line_id
ORDER BY v.variant_id;

-- How other works write the letters: the lists, and what they have for each letter.

INSERT INTO search_document (kind, id, entry_id, title, han, english)
SELECT 'list', e.id, l.entry_id, l.name,
    coalesce(l.title_zh, w.title_zh) || ' ' || coalesce(l.author, w.author),
    nullif(trim(coalesce(l.title_en, '') || ' ' || coalesce(l.place, '') || ' ' || l.order_system || ' ' || coalesce(l.order_note, '')
        || ' ' || coalesce(l.note, '')), '')
FROM letter_list AS l
JOIN entry AS e ON e.entry_id = l.entry_id
CROSS JOIN work AS w
ORDER BY l.entry_id;

-- It speaks of the letter of its place, except where it does not fit.
INSERT INTO search_document (kind, id, entry_id, syllable_id, title, han)
SELECT 'counterpart', e.id, CASE a.certainty WHEN 'low' THEN l.entry_id ELSE coalesce(a.letter_id, p.syllable_id, l.entry_id) END,
    CASE WHEN a.certainty <> 'low' THEN coalesce(b.syllable_id, p.syllable_id) END,
    CASE a.certainty WHEN 'low' THEN l.name ELSE coalesce(q.text, a.slot) END,
    coalesce(a.unicode || ' ', '') || a.chinese || coalesce(' ' || a.gloss, '') || coalesce(' ' || a.meaning, '')
FROM list_letter AS a
JOIN letter_list AS l ON l.entry_id = a.list_id
JOIN entry AS e ON e.entry_id = a.list_id
LEFT JOIN letter AS b ON b.entry_id = a.letter_id
LEFT JOIN spelling AS q ON q.syllable_id = b.syllable_id AND q.scheme_id = (SELECT scheme_id FROM scheme WHERE role = 'written')
LEFT JOIN spelling AS p ON p.text = a.slot AND p.scheme_id = (SELECT scheme_id FROM scheme WHERE role = 'written')
ORDER BY a.list_id, a.ordinal;

CREATE INDEX search_document_by_entry ON search_document (entry_id);
CREATE INDEX search_document_by_syllable ON search_document (syllable_id);
CREATE INDEX search_line_by_paragraph ON search_line (first_id);
