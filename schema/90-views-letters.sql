-- SPDX-License-Identifier: MIT
-- The public contract, first part: the letters and what is said of them. The names and columns of
-- these views do not change without a new user_version. A scheme or reckoning that a treatise does
-- not declare gives NULL.

CREATE VIEW spellings AS  -- Every syllable in every scheme.
SELECT
    e.id AS syllable_id,  -- Public id of the syllable.
    c.name AS scheme,  -- Name of the scheme: iast, siddham …
    p.text AS text  -- The syllable as that scheme spells it.
FROM spelling AS p
JOIN entry AS e ON e.entry_id = p.syllable_id
JOIN scheme AS c ON c.scheme_id = p.scheme_id;

CREATE VIEW shown_spellings AS  -- How a syllable is shown in any treatise: as its sources write it, and in its script.
SELECT
    s.entry_id AS syllable_id,  -- Of the table syllable.
    (SELECT p.text FROM spelling AS p WHERE p.syllable_id = s.entry_id
     AND p.scheme_id = (SELECT scheme_id FROM scheme WHERE role = 'written')) AS written,  -- In the scheme in which the sources are written.
    (SELECT p.text FROM spelling AS p WHERE p.syllable_id = s.entry_id
     AND p.scheme_id = (SELECT scheme_id FROM scheme WHERE role = 'script')) AS script  -- In the script that the treatise is about.
FROM syllable AS s;

CREATE VIEW syllables AS  -- Every syllable, in text order.
SELECT
    e.id AS id,  -- Public id: syllable/k-ya.
    p1.text AS iast,  -- IAST, in which the sources are written.
    p2.text AS siddham,  -- In Siddham script.
    p3.text AS devanagari,  -- In Devanagari script.
    p4.text AS iso15919,  -- ISO 15919.
    p5.text AS hk,  -- Harvard-Kyoto.
    p6.text AS slp1,  -- SLP1.
    p7.text AS itrans,  -- ITRANS.
    p8.text AS ascii,  -- Without diacritics, for searching.
    c.written AS cluster,  -- NULL for a bare vowel.
    v.written AS vowel,  -- The vowel, with its mark if it has one; IAST.
    (SELECT count(*) FROM cell AS k WHERE k.syllable_id = s.entry_id) AS cells,  -- In how many places of the charts it stands.
    s.text_order AS text_order,  -- Place in the order of the text, from 1.
    s.dictionary_order AS dictionary_order  -- Place in the order of the dictionary, from 1.
FROM syllable AS s
JOIN entry AS e ON e.entry_id = s.entry_id
JOIN vowel AS v ON v.vowel_id = s.vowel_id
LEFT JOIN cluster AS c ON c.cluster_id = s.cluster_id
LEFT JOIN spelling AS p1 ON p1.syllable_id = s.entry_id AND p1.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'iast')
LEFT JOIN spelling AS p2 ON p2.syllable_id = s.entry_id AND p2.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'siddham')
LEFT JOIN spelling AS p3 ON p3.syllable_id = s.entry_id AND p3.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'devanagari')
LEFT JOIN spelling AS p4 ON p4.syllable_id = s.entry_id AND p4.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'iso15919')
LEFT JOIN spelling AS p5 ON p5.syllable_id = s.entry_id AND p5.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'hk')
LEFT JOIN spelling AS p6 ON p6.syllable_id = s.entry_id AND p6.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'slp1')
LEFT JOIN spelling AS p7 ON p7.syllable_id = s.entry_id AND p7.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'itrans')
LEFT JOIN spelling AS p8 ON p8.syllable_id = s.entry_id AND p8.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'ascii')
ORDER BY s.entry_id;

CREATE VIEW letters AS  -- Every letter, vowels first, in the order of the text.
SELECT
    e.id AS id,  -- Public id.
    l.kind AS kind,  -- vowel or consonant.
    l.ordinal AS ordinal,  -- Within its kind.
    p1.text AS iast,  -- IAST, a consonant with its inherent vowel.
    p2.text AS siddham,  -- In Siddham script.
    p3.text AS devanagari,  -- In Devanagari script.
    p4.text AS iso15919,  -- ISO 15919.
    p5.text AS hk,  -- Harvard-Kyoto.
    p6.text AS slp1,  -- SLP1.
    p7.text AS itrans,  -- ITRANS.
    g.zh AS group_zh,  -- Its group in Chinese; NULL: it has none.
    g.en AS group_en,  -- Its group in English; NULL: it has none.
    n.printed AS name_zh,  -- Its name in Chinese, as printed.
    n.text AS name_adopted,  -- The name that the editors read.
    (SELECT r.printed FROM reading AS r
     WHERE r.entry_id = l.entry_id AND r.role = 'main' ORDER BY r.reading_id LIMIT 1) AS fanqie,  -- The main reading, as printed.
    (SELECT r.printed FROM reading AS r
     WHERE r.entry_id = l.entry_id AND r.role = 'near' ORDER BY r.reading_id LIMIT 1) AS near,  -- The sound that it is said to be near to, as printed.
    (SELECT r.printed FROM reading AS r
     WHERE r.entry_id = l.entry_id AND r.role = 'elsewhere' ORDER BY r.reading_id LIMIT 1) AS elsewhere,  -- The sound in other countries, as printed.
    coalesce(l.gloss_weight,
     (SELECT CASE WHEN count(DISTINCT r.weight) = 1 THEN min(r.weight) END FROM reading AS r
      WHERE r.entry_id = l.entry_id AND r.role <> 'elsewhere')) AS weight,  -- light or heavy, of the gloss as a whole or of all its readings that say so.
    i.name AS line  -- The line of the letter list that gives it.
FROM letter AS l
JOIN entry AS e ON e.entry_id = l.entry_id
JOIN reading AS n ON n.reading_id = l.name_id
JOIN line AS i ON i.line_id = l.line_id
LEFT JOIN letter_group AS g ON g.group_id = l.group_id
LEFT JOIN spelling AS p1 ON p1.syllable_id = l.syllable_id AND p1.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'iast')
LEFT JOIN spelling AS p2 ON p2.syllable_id = l.syllable_id AND p2.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'siddham')
LEFT JOIN spelling AS p3 ON p3.syllable_id = l.syllable_id AND p3.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'devanagari')
LEFT JOIN spelling AS p4 ON p4.syllable_id = l.syllable_id AND p4.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'iso15919')
LEFT JOIN spelling AS p5 ON p5.syllable_id = l.syllable_id AND p5.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'hk')
LEFT JOIN spelling AS p6 ON p6.syllable_id = l.syllable_id AND p6.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'slp1')
LEFT JOIN spelling AS p7 ON p7.syllable_id = l.syllable_id AND p7.scheme_id = (SELECT scheme_id FROM scheme WHERE name = 'itrans')
ORDER BY l.entry_id;

CREATE VIEW readings AS  -- Every sound that the text gives, by line.
SELECT
    i.name || '.' || r.ordinal AS id,  -- Line and number within the line.
    w.id AS work,  -- Public id of the work.
    e.id AS entry,  -- Where it belongs: a letter, cell, syllable or chapter.
    r.written AS iast,  -- The spelling that it renders, also where there is no such syllable.
    r.kind AS kind,  -- fanqie, direct (a character of the same sound) or transcription.
    r.role AS role,  -- main, near, elsewhere, alternate, note; NULL for transcriptions.
    r.printed AS printed,  -- As printed, tags in place.
    r.text AS text,  -- What the editors read, without tags.
    r.head AS head,  -- The character that is spelled.
    f.prefix AS prefix,  -- A third speller in front of a fanqie.
    f.upper AS upper,  -- Upper speller of a fanqie, as printed.
    f.lower AS lower,  -- Lower speller of a fanqie, as printed.
    r.target AS target,  -- The sound of the character that is spelled.
    r.tone AS tone,  -- Of the last character.
    r.weight AS weight,  -- light or heavy; NULL: not said.
    r.length AS length,  -- short or long; NULL: not said.
    r.manner AS manner,  -- How it is pronounced, in the words of the text; NULL: not said.
    r.rejected AS rejected,  -- 1: the text itself rejects it.
    r.certainty AS certainty,  -- That it is a reading at all.
    i.name AS line  -- The line where it begins.
FROM reading AS r
JOIN entry AS e ON e.entry_id = r.entry_id
JOIN line AS i ON i.line_id = r.line_id
JOIN work AS w ON w.work_id = i.work_id
LEFT JOIN fanqie AS f ON f.reading_id = r.reading_id
ORDER BY r.reading_id;

CREATE VIEW forms AS  -- Written shapes beside the normal ones, and remarks on shape.
SELECT
    e.id AS letter,  -- NULL where it is of no letter.
    f.kind AS kind,  -- alternate, half, sign, shape.
    f.ordinal AS ordinal,  -- Among those of the letter, or of none.
    CASE WHEN f.code_point IS NOT NULL THEN char(f.code_point) END AS siddham,  -- NULL where Unicode has no certain character for it.
    CASE WHEN f.code_point IS NOT NULL THEN printf('U+%04X', f.code_point) END AS codepoint,  -- The same, written like U+115DA.
    f.glyph_code AS glyph_code,  -- Of the digitised text.
    coalesce(f.words || ': ' || f.note, f.words, f.note) AS note,  -- The treatise's words, then ours.
    i.name AS line  -- The line that shows or describes it.
FROM form AS f
JOIN line AS i ON i.line_id = f.line_id
LEFT JOIN entry AS e ON e.entry_id = f.letter_id
ORDER BY f.form_id;

CREATE VIEW commentaries AS  -- What the treatise (zh) and the editors (en) say of an entry.
SELECT
    e.id AS entry,  -- Public id of the entry that it is about.
    c.language AS language,  -- zh or en.
    CASE c.language WHEN 'zh' THEN (SELECT w.author FROM work AS w JOIN line AS n ON n.work_id = w.work_id
                                    WHERE n.line_id = c.line_id)
                    ELSE 'editors' END AS author,  -- Who says it: the author of the treatise, an authority that it names, or editors.
    c.text AS text,  -- The words, quoted in zh.
    i.name AS line  -- NULL: of the entry as a whole.
FROM commentary AS c
JOIN entry AS e ON e.entry_id = c.entry_id
LEFT JOIN line AS i ON i.line_id = c.line_id
UNION ALL
SELECT e.id, 'zh', a.who, a.text, i.name
FROM attribution AS a
JOIN entry AS e ON e.entry_id = a.entry_id
JOIN line AS i ON i.line_id = a.line_id
UNION ALL
SELECT e.id, 'en', 'editors', a.note, i.name
FROM attribution AS a
JOIN entry AS e ON e.entry_id = a.entry_id
JOIN line AS i ON i.line_id = a.line_id
WHERE a.note IS NOT NULL;
