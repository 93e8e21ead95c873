-- SPDX-License-Identifier: MIT
-- What the editors would read instead of a reading, or of the glyph that it renders.
-- :reading  its id
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
FROM line AS l
JOIN reading AS r ON r.line_id = l.line_id
    AND r.ordinal = CAST(substr(:reading, instr(:reading, '.') + 1) AS INTEGER)
JOIN emendation AS m ON m.reading_id = r.reading_id
JOIN line AS i ON i.line_id = m.line_id
JOIN certainty AS c ON c.certainty = m.certainty
WHERE l.name = substr(:reading, 1, instr(:reading, '.') - 1)
ORDER BY m.emendation_id;
