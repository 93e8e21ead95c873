-- SPDX-License-Identifier: MIT
-- The public contract, third part: the text, its witnesses and its sources.

CREATE VIEW lines AS  -- Every line of the printed text, in text order.
SELECT
    w.id AS work,  -- Public id of the work.
    i.name AS line,  -- Page, column, line.
    i.ordinal AS ordinal,  -- Place in the order of the text, from 1.
    s.title AS section,  -- Title of the section in which it stands.
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
    i.name AS line,  -- The line where the printed form stands.
    m.field AS field,  -- What is emended.
    m.printed AS printed,  -- The form as printed.
    m.proposed AS proposed,  -- What the editors would read.
    c.adopted AS adopted,  -- 1: certain or high.
    m.because AS reason,  -- Why; NULL: no reason is given.
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
    i.name AS line,  -- The line where the lemma stands.
    v.lemma AS lemma,  -- The words of the base text.
    v.lemma_siglum AS lemma_witness,  -- Siglum of the witness that has the lemma.
    v.reading AS reading,  -- The words of the other witness.
    v.siglum AS witness,  -- NULL where the apparatus names none.
    v.note AS note  -- What the editors say of it.
FROM variant AS v
JOIN line AS i ON i.line_id = v.line_id
ORDER BY v.variant_id;

CREATE VIEW sources AS  -- Where facts come from, and on which terms.
SELECT
    s.id AS id,  -- Short name of the source.
    s.title AS title,  -- Its title.
    s.licence AS licence,  -- The terms on which it may be used.
    s.url AS url,  -- Where it is found; NULL: no address.
    s.citation AS citation  -- How to cite it; NULL: by its title.
FROM source AS s
ORDER BY s.source_id;
