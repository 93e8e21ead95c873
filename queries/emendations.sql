-- SPDX-License-Identifier: MIT
-- What the editors would read instead of a printed form, the surest first.
-- adopted: 1 where the proposal takes the place of the printed form.
-- :certainty  certain, high, medium or low (example: high)
-- :field  what is emended: glyph, name, transcription, fanqie … (example: glyph)
SELECT
    m.certainty AS certainty,
    m.adopted AS adopted,
    m.line AS line,
    m.entry AS entry,
    m.field AS field,
    m.printed AS printed,
    m.proposed AS proposed,
    m.reason AS reason,
    m.witness AS witness
FROM emendations AS m
JOIN certainty AS c ON c.certainty = m.certainty
WHERE coalesce(:certainty, '') IN ('', m.certainty)
    AND coalesce(:field, '') IN ('', m.field)
ORDER BY c.ordinal, m.line, m.entry, m.field, m.printed, m.proposed;
