-- SPDX-License-Identifier: MIT
-- What the editors would read instead of a printed form that belongs to no reading: of an entry, of the
-- cells of a row, and in the lines of a chapter.
-- :entry  its id
WITH asked(entry_id) AS (
    SELECT entry_id FROM entry WHERE id = :entry
),
shown(emendation_id) AS (
    SELECT emendation_id FROM emendation WHERE entry_id = (SELECT entry_id FROM asked)
    UNION
    SELECT m.emendation_id FROM cell AS k JOIN emendation AS m ON m.entry_id = k.entry_id
    WHERE k.row_id = (SELECT entry_id FROM asked)
    UNION
    SELECT m.emendation_id FROM line AS i JOIN emendation AS m ON m.line_id = i.line_id
    WHERE i.chapter_id = (SELECT entry_id FROM asked)
        AND coalesce(m.entry_id, 0) NOT IN (SELECT entry_id FROM letter)
)
SELECT
    i.name AS line,
    m.field AS field,
    m.printed AS printed,
    m.proposed AS proposed,
    c.adopted AS adopted,
    m.certainty AS certainty,
    m.because AS reason,
    (SELECT group_concat(siglum, ' ') FROM (SELECT x.siglum FROM emendation_witness AS x
     WHERE x.emendation_id = m.emendation_id ORDER BY x.ordinal)) AS witness
FROM shown AS s
JOIN emendation AS m ON m.emendation_id = s.emendation_id AND m.reading_id IS NULL
JOIN line AS i ON i.line_id = m.line_id
JOIN certainty AS c ON c.certainty = m.certainty
ORDER BY m.line_id, m.emendation_id;
