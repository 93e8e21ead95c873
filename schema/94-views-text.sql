-- SPDX-License-Identifier: MIT
-- The public contract, third part: the text, its witnesses and its sources.

CREATE VIEW lines AS  -- Every line of the printed text, in text order.
SELECT
    w.id AS work,
    i.name AS line,  -- Page, column, line.
    i.ordinal AS ordinal,
    s.title AS section,
    c.number AS chapter,  -- The chapter that owns it.
    i.text AS text  -- NULL where the passage is not quoted.
FROM line AS i
JOIN work AS w ON w.work_id = i.work_id
JOIN section AS s ON s.section_id = i.section_id
LEFT JOIN chapter AS c ON c.entry_id = i.chapter_id
ORDER BY i.line_id;

CREATE VIEW emendations AS  -- What the editors would read instead of a printed form.
SELECT
    coalesce(e.id, h.id) AS entry,  -- What it concerns; for the text itself the chapter that owns the line.
    i.name AS line,
    m.field AS field,  -- What is emended.
    m.printed AS printed,
    m.proposed AS proposed,
    c.adopted AS adopted,  -- 1: certain or high.
    m.because AS reason,
    m.certainty AS certainty,  -- certain, high, medium, low.
    (SELECT group_concat(siglum, ' ') FROM (SELECT x.siglum FROM emendation_witness AS x
     WHERE x.emendation_id = m.emendation_id ORDER BY x.ordinal)) AS witness  -- Those that have the proposal.
FROM emendation AS m
JOIN line AS i ON i.line_id = m.line_id
JOIN certainty AS c ON c.certainty = m.certainty
LEFT JOIN entry AS e ON e.entry_id = m.entry_id
LEFT JOIN entry AS h ON h.entry_id = i.chapter_id
ORDER BY m.emendation_id;

CREATE VIEW variants AS  -- Where a witness differs from the lemma.
SELECT
    i.name AS line,
    v.lemma AS lemma,
    v.lemma_siglum AS lemma_witness,
    v.reading AS reading,
    v.siglum AS witness,  -- NULL where the apparatus names none.
    v.note AS note
FROM variant AS v
JOIN line AS i ON i.line_id = v.line_id
ORDER BY v.variant_id;

CREATE VIEW sources AS  -- Where facts come from, and on which terms.
SELECT
    s.id AS id,
    s.title AS title,
    s.licence AS licence,
    s.url AS url,
    s.citation AS citation
FROM source AS s
ORDER BY s.source_id;
