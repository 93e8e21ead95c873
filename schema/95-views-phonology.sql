-- SPDX-License-Identifier: MIT
-- The public contract: Middle Chinese beside Sanskrit. The table `expectation` is used here only. An initial is
-- compared by its name in the Guangyun and by its name among the 36, which part the light labials.

CREATE VIEW fanqie_resolutions AS  -- What every fanqie resolves to, as printed and as the editors would read it.
SELECT
    i.name || '.' || r.ordinal AS reading_id,  -- As in readings.
    r.written AS iast,  -- As in readings.
    r.head AS head,  -- The character that is spelled.
    r.target AS target,  -- The sound of that character.
    r.role AS role,  -- main, near, elsewhere, alternate, note.
    s.upper AS upper,  -- Upper speller.
    s.lower AS lower,  -- Lower speller.
    (SELECT count(*) FROM candidate AS c WHERE c.resolution_id = s.resolution_id) AS candidates,  -- How many positions the two can spell, also impossible ones.
    p.description AS position,  -- The one that is meant.
    p.legality AS class,  -- attested, gap, marginal, foreign.
    p.baxter AS baxter,  -- Baxter and Sagart 2014.
    p.baxter1992 AS baxter1992,  -- Baxter 1992.
    s.status AS status,  -- unique, ambiguous, none: how many candidates could exist.
    (SELECT group_concat(u.rule, ',') FROM (SELECT y.rule FROM resolution_rule AS y
     JOIN selection_rule AS z ON z.rule = y.rule
     WHERE y.resolution_id = s.resolution_id ORDER BY z.ordinal) AS u) AS rules,  -- That chose; NULL: none had to.
    (SELECT group_concat(x.initial, ' ') FROM (SELECT e.initial FROM expectation AS e
     WHERE e.onset = s.onset AND e.agreement = 'yes' ORDER BY e.ordinal) AS x) AS expected_initial,  -- Initials that one expects for the Sanskrit onset, blanks between them; NULL: none is listed.
    CASE
        WHEN EXISTS (SELECT 1 FROM expectation AS e WHERE e.onset = s.onset) THEN
            coalesce((SELECT e.agreement FROM expectation AS e
                      WHERE e.onset = s.onset AND e.initial IN (p.initial, p.initial_36)
                        AND (e.agreement <> 'regional' OR r.role = 'elsewhere')
                      ORDER BY e.agreement <> 'yes', e.agreement <> 'broad' LIMIT 1), 'no')
    END AS agreement,  -- yes, broad, regional, no.
    CASE s.emended WHEN 1 THEN 'emended' ELSE 'printed' END AS which  -- Whose spellers: printed, or emended where the editors would read others; then a reading has two rows.
FROM resolution AS s
JOIN reading AS r ON r.reading_id = s.reading_id
JOIN line AS i ON i.line_id = r.line_id
JOIN candidate AS k ON k.resolution_id = s.resolution_id AND k.ordinal = s.chosen
JOIN position AS p ON p.position_id = k.position_id
ORDER BY s.reading_id, s.emended;

CREATE VIEW transcription_units AS  -- Every character of the transcriptions and direct readings, with the sound that it renders.
WITH unit AS (
    SELECT
        u.reading_id,
        u.ordinal,
        0 AS emended,
        u.character_id,
        u.role,
        u.onset,
        u.tone,
        u.expected
    FROM transcription_unit AS u
    UNION ALL
    SELECT u.reading_id, u.ordinal, 1, u.emended_id, u.role, u.onset, u.tone, u.expected
    FROM transcription_unit AS u
    WHERE u.emended_id IS NOT NULL
),
sound AS (  -- One row a possible reading.
    SELECT
        u.reading_id,
        u.ordinal,
        u.emended,
        c.ordinal AS place,  -- Among those of the character.
        p.initial,
        CASE
            WHEN u.expected IS NOT NULL THEN CASE WHEN u.expected IN (p.initial, p.initial_36) THEN 'yes' END
            ELSE (SELECT e.agreement FROM expectation AS e
                  WHERE e.onset = u.onset AND e.initial IN (p.initial, p.initial_36)
                  ORDER BY e.agreement <> 'yes', e.agreement <> 'broad' LIMIT 1)
        END AS agreement
    FROM unit AS u
    LEFT JOIN character_variant AS v ON v.character_id = u.character_id
    JOIN character_reading AS c ON c.character_id = coalesce(v.form_id, u.character_id)
    JOIN position AS p ON p.position_id = c.position_id
)
SELECT
    i.name || '.' || r.ordinal AS reading_id,  -- As in readings.
    r.written AS iast,  -- As in readings.
    u.ordinal AS ordinal,  -- Of the character within the reading.
    h.text AS character,  -- As printed or as emended, without tags.
    u.role AS role,  -- prothetic, cluster, nasal, vocalic, final.
    u.onset AS onset,  -- The consonant that it renders; ∅: none.
    u.tone AS tone,  -- That the text gives it.
    (SELECT group_concat(x.initial, ' ') FROM (SELECT o.initial FROM sound AS o
     WHERE o.reading_id = u.reading_id AND o.ordinal = u.ordinal AND o.emended = u.emended
     GROUP BY o.initial ORDER BY min(o.place)) AS x) AS initials,  -- That it can have, in the order of the book; NULL: it has no reading.
    coalesce(u.expected, (SELECT group_concat(x.initial, ' ') FROM (SELECT e.initial FROM expectation AS e
     WHERE e.onset = u.onset AND e.agreement = 'yes' ORDER BY e.ordinal) AS x)) AS expected_initial,  -- Initials that one expects for the onset, blanks between them; NULL: none is listed.
    (SELECT CASE
                WHEN count(*) = 0 THEN NULL
                WHEN sum(o.agreement IS 'yes') = count(*) THEN 'yes'
                WHEN sum(o.agreement IS 'yes') > 0 THEN 'some'
                WHEN sum(o.agreement IS 'broad') > 0 THEN 'broad'
                WHEN sum(o.agreement IS 'regional') > 0 AND r.role IS 'elsewhere' THEN 'regional'
                ELSE 'no'
            END
     FROM sound AS o
     WHERE o.reading_id = u.reading_id AND o.ordinal = u.ordinal AND o.emended = u.emended) AS agreement,  -- yes: of every reading; some: of some; broad, regional: by a listed alternative; no.
    CASE u.emended WHEN 1 THEN 'emended' ELSE 'printed' END AS which  -- printed or emended: whose character.
FROM unit AS u
JOIN reading AS r ON r.reading_id = u.reading_id
JOIN line AS i ON i.line_id = r.line_id
JOIN character AS h ON h.character_id = u.character_id
ORDER BY u.reading_id, u.ordinal, u.emended;

CREATE VIEW correspondences AS  -- How often an onset is written with which initial, by kind of source. A character counts once for each initial that it can have; what the editors adopt stands for what is printed.
WITH adopted AS (
    SELECT DISTINCT m.reading_id
    FROM emendation AS m
    JOIN certainty AS c ON c.certainty = m.certainty
    WHERE c.adopted = 1 AND m.field <> 'glyph' AND m.reading_id IS NOT NULL
),
unit AS (
    SELECT
        u.reading_id,
        u.ordinal,
        CASE WHEN a.reading_id IS NULL THEN u.character_id ELSE coalesce(u.emended_id, u.character_id) END AS character_id,
        u.onset,
        u.expected,
        r.kind || ' ' || coalesce(r.role, u.role) AS kind,
        r.role
    FROM transcription_unit AS u
    JOIN reading AS r ON r.reading_id = u.reading_id
    LEFT JOIN adopted AS a ON a.reading_id = u.reading_id
),
sound AS (
    SELECT
        s.onset,
        NULL AS expected,
        p.initial,
        p.initial_36,
        r.kind || ' ' || r.role AS kind,
        r.role
    FROM resolution AS s
    JOIN reading AS r ON r.reading_id = s.reading_id
    JOIN candidate AS k ON k.resolution_id = s.resolution_id AND k.ordinal = s.chosen
    JOIN position AS p ON p.position_id = k.position_id
    WHERE s.emended = (SELECT max(t.emended) FROM resolution AS t
                       WHERE t.reading_id = s.reading_id
                         AND (t.emended = 0 OR t.reading_id IN (SELECT reading_id FROM adopted)))
    UNION ALL
    SELECT u.onset, u.expected, p.initial, min(p.initial_36), u.kind, u.role
    FROM unit AS u
    LEFT JOIN character_variant AS v ON v.character_id = u.character_id
    JOIN character_reading AS c ON c.character_id = coalesce(v.form_id, u.character_id)
    JOIN position AS p ON p.position_id = c.position_id
    GROUP BY u.reading_id, u.ordinal, u.onset, u.expected, u.kind, u.role, p.initial
),
graded AS (
    SELECT
        o.onset,
        o.initial,
        o.kind,
        coalesce(CASE
            WHEN o.expected IS NOT NULL THEN CASE WHEN o.expected IN (o.initial, o.initial_36) THEN 'yes' END
            ELSE (SELECT e.agreement FROM expectation AS e
                  WHERE e.onset = o.onset AND e.initial IN (o.initial, o.initial_36)
                    AND (e.agreement <> 'regional' OR o.role IS 'elsewhere')
                  ORDER BY e.agreement <> 'yes', e.agreement <> 'broad' LIMIT 1)
        END, 'no') AS agreement
    FROM sound AS o
)
SELECT
    g.onset AS onset,  -- Sanskrit; ∅: a vowel.
    g.initial AS initial,  -- Middle Chinese.
    g.kind AS source_kind,  -- fanqie and its role, direct and its role, transcription and the role of the character.
    count(*) AS count,  -- How many characters or fanqie.
    g.agreement AS agreement  -- yes, broad, regional, no.
FROM graded AS g
GROUP BY g.onset, g.initial, g.kind, g.agreement
ORDER BY (SELECT min(e.ordinal) FROM expectation AS e WHERE e.onset = g.onset), g.onset, g.kind, count(*) DESC, g.initial;

CREATE VIEW tones AS  -- How often a vowel of which length goes with which tone. Tones that a rule chose are left out.
WITH toned AS (
    -- The text gives the tone.
    SELECT 'tag' AS source, u.vowel_id, u.tone
    FROM transcription_unit AS u
    WHERE u.tone IS NOT NULL AND u.vowel_id IS NOT NULL
    UNION ALL
    SELECT 'character', u.vowel_id, min(p.tone)  -- It gives none, and the character has only one.
    FROM transcription_unit AS u
    LEFT JOIN character_variant AS v ON v.character_id = u.character_id
    JOIN character_reading AS c ON c.character_id = coalesce(v.form_id, u.character_id)
    JOIN position AS p ON p.position_id = c.position_id
    WHERE u.tone IS NULL AND u.vowel_id IS NOT NULL
    GROUP BY u.reading_id, u.ordinal, u.vowel_id
    HAVING count(DISTINCT p.tone) = 1
    UNION ALL
    SELECT 'fanqie', s.vowel_id, min(p.tone)  -- All candidates have the same.
    FROM resolution AS s
    JOIN candidate AS k ON k.resolution_id = s.resolution_id
    JOIN position AS p ON p.position_id = k.position_id
    WHERE s.vowel_id IS NOT NULL AND s.emended = 0
    GROUP BY s.resolution_id
    HAVING count(DISTINCT p.tone) = 1
)
SELECT
    t.source AS source,  -- tag: the text says so; character: the only tone of a character without tag; fanqie: the only tone that the spellers can have.
    l.length AS length,  -- Of the vowel, by the text's own pairs.
    t.tone AS tone,  -- 平, 上, 去 or 入.
    count(*) AS count  -- How many characters or fanqie.
FROM toned AS t
JOIN letter AS l ON l.entry_id = t.vowel_id
GROUP BY t.source, l.length, t.tone
ORDER BY t.source DESC, l.length DESC, count(*) DESC, t.tone;

CREATE VIEW disagreements AS  -- Where the initial is not one of those expected, with what the editors say of it.
WITH disagreeing AS (
    SELECT
        f.reading_id,
        'fanqie' AS kind,
        f.upper || f.lower AS text,
        f.target AS sound,
        substr(f.position, 1, 1) AS initials,
        f.expected_initial,
        f.which
    FROM fanqie_resolutions AS f
    WHERE f.agreement = 'no'
    UNION ALL
    SELECT u.reading_id, u.role, u.character, u.onset, u.initials, u.expected_initial, u.which
    FROM transcription_units AS u
    WHERE u.agreement = 'no'
)
SELECT
    d.reading_id AS reading_id,  -- As in readings.
    r.written AS iast,  -- As in readings.
    d.kind AS kind,  -- fanqie, or the role of a character: prothetic, cluster, nasal, vocalic, final.
    d.text AS text,  -- The spellers or the character.
    d.sound AS sound,  -- What they should render.
    d.initials AS initials,  -- The initial that was chosen, or all that the character can have.
    d.expected_initial AS expected_initial,  -- Initials that one expects, blanks between them.
    d.which AS which,  -- printed or emended.
    coalesce(
        (SELECT m.because FROM emendation AS m WHERE m.reading_id = r.reading_id AND m.field <> 'glyph'
         ORDER BY m.emendation_id LIMIT 1),
        r.note,
        CASE r.rejected WHEN 1 THEN 'the text itself rejects it' END,
        (SELECT m.because FROM emendation AS m WHERE m.reading_id = r.reading_id ORDER BY m.emendation_id LIMIT 1)) AS explanation  -- Why, or what the editors would read.
FROM disagreeing AS d
JOIN line AS i ON i.name = substr(d.reading_id, 1, instr(d.reading_id, '.') - 1)
JOIN reading AS r ON r.line_id = i.line_id AND r.ordinal = CAST(substr(d.reading_id, instr(d.reading_id, '.') + 1) AS INTEGER)
ORDER BY r.reading_id, d.kind, d.which DESC, d.text;
