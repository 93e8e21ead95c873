-- SPDX-License-Identifier: MIT
-- The public contract: how the letters are written in other works, beside the treatise's own list, which is
-- derived from the letters. What is uncertain is never left out: see certainty.

CREATE VIEW lists AS  -- Every list of the letters, by date; the treatise's own is one among them.
SELECT
    e.id AS id,  -- Public id: list/t374.
    l.name AS list,  -- Its short name: T374, T848-2.
    l.work AS work,  -- The work in which it stands: T848.
    coalesce(l.title_zh, w.title_zh) AS title,  -- Of the work, perhaps with the scroll.
    CASE WHEN l.title_zh IS NULL THEN w.title_en ELSE l.title_en END AS title_en,  -- NULL: none is given.
    coalesce(l.author, w.author) AS author,  -- Who wrote or translated it.
    coalesce(l.date_words, l.date_from || coalesce('-' || nullif(l.date_to, l.date_from), '')) AS date,  -- As the source of the date has it.
    l.date_from AS date_from,  -- The first year.
    l.date_to AS date_to,  -- The last year; equal to the first for one year.
    l.date_certain AS date_certain,  -- 0: about then.
    l.place AS place,  -- Where the author worked; NULL: not known.
    l.order_system AS order_system,  -- The order of the letters: compare the ordinals only of lists that share it.
    l.order_note AS order_note,  -- How the list differs from that order.
    CASE WHEN l.title_zh IS NULL THEN (SELECT count(*) FROM letter)
         ELSE (SELECT count(*) FROM list_letter AS a WHERE a.list_id = l.entry_id) END AS letters,  -- How many it has.
    s.id AS source,  -- Where the list was read; NULL: it is the treatise's own.
    l.note AS note  -- What the editors say of it.
FROM letter_list AS l
JOIN entry AS e ON e.entry_id = l.entry_id
CROSS JOIN work AS w
LEFT JOIN source AS s ON s.source_id = l.source_id
ORDER BY l.date_from, l.date_to, l.name;

CREATE VIEW list_letters AS  -- Every letter of every list.
SELECT
    e.id AS list,  -- Public id of the list.
    a.ordinal AS ordinal,  -- As the list counts.
    CASE WHEN a.certainty <> 'low' THEN f.id END AS letter,  -- Public id of the letter; NULL where there is none, or where certainty is low.
    CASE WHEN a.certainty <> 'low' THEN coalesce(p.text, a.slot) END AS iast,  -- What is written, in IAST; NULL where certainty is low.
    coalesce(p.text, a.slot) AS slot,  -- The letter or syllable whose place in the order it is, however certain.
    a.chinese AS chinese,  -- As printed; a character that was lacking is composed: [口*恒].
    coalesce(a.unicode, a.chinese) AS chinese_unicode,  -- The same with the characters of Unicode, where it has them.
    a.gloss AS gloss,  -- The text's words on the sound; NULL: none.
    a.meaning AS meaning,  -- The word that the text explains by the letter; NULL: none was cut out.
    a.line AS line,  -- Page, column, line of that work.
    a.scope AS scope,  -- exact; computed: from line breaks without numbers; block: it stands there or further down in the paragraph.
    a.certainty AS certainty,  -- That printed form and place agree; low: the printed form does not fit.
    a.because AS because,  -- Why it is not surer.
    a.note AS note  -- What the editors say of it.
FROM list_letter AS a
JOIN entry AS e ON e.entry_id = a.list_id
LEFT JOIN letter AS l ON l.entry_id = a.letter_id
LEFT JOIN entry AS f ON f.entry_id = a.letter_id
LEFT JOIN spelling AS p ON p.syllable_id = l.syllable_id AND p.scheme_id = (SELECT scheme_id FROM scheme WHERE role = 'written')
UNION ALL
SELECT
    e.id,
    l.ordinal + CASE l.kind WHEN 'consonant' THEN (SELECT count(*) FROM letter WHERE kind = 'vowel') ELSE 0 END,
    f.id,
    p.text,
    p.text,
    n.printed,
    n.printed,
    (SELECT group_concat(c.text, '') FROM (SELECT x.text FROM commentary AS x
     WHERE x.entry_id = l.entry_id AND x.language = 'zh' ORDER BY x.commentary_id) AS c),
    NULL,
    i.name,
    'exact',
    n.certainty,
    NULL,
    NULL
FROM letter AS l
JOIN letter_list AS o ON o.title_zh IS NULL
JOIN entry AS e ON e.entry_id = o.entry_id
JOIN entry AS f ON f.entry_id = l.entry_id
JOIN reading AS n ON n.reading_id = l.name_id
JOIN line AS i ON i.line_id = l.line_id
JOIN spelling AS p ON p.syllable_id = l.syllable_id AND p.scheme_id = (SELECT scheme_id FROM scheme WHERE role = 'written');

CREATE VIEW elsewhere_in_lists AS  -- Where another work has for a letter just what the treatise gives as its sound in other countries: the same character, or the same two spellers.
SELECT
    f.id AS letter,  -- Public id of the letter.
    i.name || '.' || r.ordinal AS reading_id,  -- As in readings.
    r.printed AS elsewhere,  -- The sound in other countries, as the treatise prints it.
    e.id AS list,  -- Public id of the list.
    a.ordinal AS ordinal,  -- As the list counts.
    a.chinese AS chinese,  -- What the list writes.
    a.gloss AS gloss  -- Its words on the sound.
FROM reading AS r
JOIN letter AS l ON l.entry_id = r.entry_id
JOIN list_letter AS a ON a.letter_id = l.entry_id
JOIN entry AS f ON f.entry_id = l.entry_id
JOIN entry AS e ON e.entry_id = a.list_id
JOIN line AS i ON i.line_id = r.line_id
LEFT JOIN fanqie AS q ON q.reading_id = r.reading_id
WHERE r.role = 'elsewhere' AND a.certainty <> 'low'
    AND (r.kind = 'direct' AND coalesce(a.unicode, a.chinese) = r.text
         OR instr(a.gloss, q.upper || q.lower || '反') > 0 OR instr(a.gloss, q.upper || q.lower || '切') > 0);
