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
    c.ordinal AS ordinal,  -- As the list counts.
    CASE WHEN coalesce(a.certainty, '') <> 'low' THEN f.id END AS letter,  -- Public id of the letter; NULL where there is none, or where certainty is low.
    CASE WHEN coalesce(a.certainty, '') <> 'low' THEN coalesce(p.text, a.slot) END AS iast,  -- What is written, in IAST; NULL where certainty is low.
    coalesce(p.text, a.slot) AS slot,  -- The letter or syllable whose place in the order it is, however certain.
    coalesce(a.chinese, n.printed) AS chinese,  -- As printed; a character that was lacking is composed: [口*恒].
    coalesce(a.unicode, a.chinese, n.printed) AS chinese_unicode,  -- The same with the characters of Unicode, where it has them.
    CASE
        WHEN o.title_zh IS NULL THEN (SELECT group_concat(z.text, '') FROM (SELECT x.text FROM commentary AS x
             WHERE x.entry_id = l.entry_id AND x.language = 'zh' ORDER BY x.commentary_id) AS z)
        ELSE a.gloss
    END AS gloss,  -- The text's words on the sound; NULL: none.
    a.meaning AS meaning,  -- The word that the text explains by the letter; NULL: none was cut out.
    coalesce(a.line, i.name) AS line,  -- Page, column, line of that work.
    coalesce(a.scope, 'exact') AS scope,  -- exact; computed: from line breaks without numbers; block: it stands there or further down in the paragraph.
    coalesce(a.certainty, n.certainty) AS certainty,  -- high, medium, low: that printed form and place agree; low: the printed form does not fit. certain: the treatise's own letter is printed so.
    a.because AS because,  -- Why it is not surer.
    coalesce(a.note, (SELECT 'the editors would read ' || m.proposed || ' (' || m.certainty || ')'
                      FROM emendation AS m WHERE m.reading_id = n.reading_id AND m.field = 'name')) AS note  -- What the editors say of it.
FROM letter_list AS o
JOIN entry AS e ON e.entry_id = o.entry_id
JOIN list_character AS c ON c.list_id = o.entry_id AND c.place = 1
LEFT JOIN list_letter AS a ON a.list_id = c.list_id AND a.ordinal = c.ordinal
LEFT JOIN letter AS l ON l.entry_id = CASE
    WHEN o.title_zh IS NULL THEN
        (SELECT w.entry_id FROM letter AS w
         WHERE w.ordinal + CASE w.kind WHEN 'consonant' THEN (SELECT count(*) FROM letter WHERE kind = 'vowel') ELSE 0 END = c.ordinal)
    ELSE a.letter_id
END
LEFT JOIN entry AS f ON f.entry_id = l.entry_id
LEFT JOIN spelling AS p ON p.syllable_id = l.syllable_id AND p.scheme_id = (SELECT scheme_id FROM scheme WHERE role = 'written')
LEFT JOIN reading AS n ON n.reading_id = l.name_id AND o.title_zh IS NULL
LEFT JOIN line AS i ON i.line_id = l.line_id AND o.title_zh IS NULL;

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

CREATE VIEW list_characters AS  -- Every character of every list, with the sound that it renders and its initials in the Guangyun. The same character writes different letters at different times: match by letter and date, never by the character alone.
SELECT
    u.list AS list,  -- Public id of the list.
    u.ordinal AS ordinal,  -- Of the letter, as the list counts.
    c.place AS place,  -- Among the characters of the letter.
    u.letter AS letter,  -- Public id of the letter; NULL where there is none, or where certainty is low.
    u.slot AS slot,  -- The letter or syllable whose place in the order it is, however certain.
    c.character AS character,  -- In Unicode, where it has the character.
    c.onset AS onset,  -- The consonant that it renders; ∅: none; NULL: the characters do not fit the letter one by one.
    (SELECT group_concat(x.initial, ' ') FROM (SELECT q.initial FROM character_reading AS r JOIN position AS q ON q.position_id = r.position_id
     WHERE r.character_id = coalesce(v.form_id, h.character_id) GROUP BY q.initial ORDER BY min(r.ordinal)) AS x) AS initials,  -- That it can have in the Guangyun, in the order of the book; NULL: it is not there.
    coalesce(c.expected, (SELECT group_concat(x.initial, ' ') FROM (SELECT t.initial FROM expectation AS t
     WHERE t.onset = c.onset AND t.agreement = 'yes' ORDER BY t.ordinal) AS x)) AS expected_initial,  -- Initials that one expects for the onset, blanks between them; NULL: none is listed.
    CASE
        WHEN c.onset IS NULL THEN NULL
        ELSE (SELECT CASE
                         WHEN count(*) = 0 THEN NULL
                         WHEN sum(x.agreement IS 'yes') = count(*) THEN 'yes'
                         WHEN sum(x.agreement IS 'yes') > 0 THEN 'some'
                         WHEN sum(x.agreement IS 'broad') > 0 THEN 'broad'
                         WHEN sum(x.agreement IS 'regional') > 0 THEN 'regional'
                         ELSE 'no'
                     END
              FROM (SELECT CASE
                               WHEN c.expected IS NOT NULL THEN CASE WHEN c.expected IN (q.initial, q.initial_36) THEN 'yes' END
                               ELSE (SELECT t.agreement FROM expectation AS t
                                     WHERE t.onset = c.onset AND t.initial IN (q.initial, q.initial_36)
                                     ORDER BY t.agreement <> 'yes', t.agreement <> 'broad' LIMIT 1)
                           END AS agreement
                    FROM character_reading AS r JOIN position AS q ON q.position_id = r.position_id
                    WHERE r.character_id = coalesce(v.form_id, h.character_id)) AS x)
    END AS agreement,  -- yes: of every reading; some: of some; broad: by another that transcribers use; regional: by the initial of the sound in other countries; no.
    CASE
        WHEN v.kind = 'lost' THEN 'lost'
        WHEN v.kind IS NOT NULL THEN 'variant'
        WHEN EXISTS (SELECT 1 FROM character_reading AS r WHERE r.character_id = h.character_id) THEN 'guangyun'
    END AS status,  -- guangyun: the book has it; variant: it has another form of it; lost: neither; NULL: there is no Middle Chinese here.
    m.text AS form,  -- The form that the book has; NULL: the character itself, or none.
    v.because AS because,  -- How it is known that it is a variant, or what is seen of one that is lost.
    u.certainty AS certainty  -- Of the letter, that printed form and place agree.
FROM list_letters AS u
JOIN entry AS e ON e.id = u.list
JOIN list_character AS c ON c.list_id = e.entry_id AND c.ordinal = u.ordinal
LEFT JOIN character AS h ON h.text = c.character
LEFT JOIN character_variant AS v ON v.character_id = h.character_id
LEFT JOIN character AS m ON m.character_id = v.form_id;
