-- SPDX-License-Identifier: MIT
-- The written forms of a letter; those of no letter in the lines of a chapter.
-- :entry  its id
WITH asked(entry_id) AS (
    SELECT entry_id FROM entry WHERE id = :entry
),
shown(form_id) AS (
    SELECT form_id FROM form WHERE letter_id = (SELECT entry_id FROM asked)
    UNION
    SELECT f.form_id FROM form AS f JOIN line AS i ON i.line_id = f.line_id
    WHERE f.letter_id IS NULL AND i.chapter_id = (SELECT entry_id FROM asked)
)
SELECT
    f.kind AS kind,
    f.ordinal AS ordinal,
    CASE WHEN f.code_point IS NOT NULL THEN char(f.code_point) END AS script,
    CASE WHEN f.code_point IS NOT NULL THEN printf('U+%04X', f.code_point) END AS codepoint,
    f.glyph_code AS glyph_code,
    f.words AS words,
    f.note AS note,
    i.name AS line
FROM shown AS s
JOIN form AS f ON f.form_id = s.form_id
JOIN line AS i ON i.line_id = f.line_id
ORDER BY f.form_id;
