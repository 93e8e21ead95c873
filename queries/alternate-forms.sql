-- SPDX-License-Identifier: MIT
-- Written shapes beside the normal ones: alternate forms (別體), half forms, vowel signs, remarks on shape.
-- Where Unicode has no certain character, only the code of the digitised text is given.
-- :letter  its id (letter/ka), the bare id or the letter itself (IAST, Siddham, Devanagari); some forms are of no letter (example: i)
-- :kind  alternate, half, sign or shape (example: alternate)
SELECT
    f.letter AS letter,
    l.iast AS iast,
    l.siddham AS normal,
    f.kind AS kind,
    f.ordinal AS ordinal,
    f.siddham AS form,
    f.codepoint AS codepoint,
    f.glyph_code AS glyph_code,
    f.note AS note,
    f.line AS line
FROM forms AS f
LEFT JOIN letters AS l ON l.id = f.letter
WHERE coalesce(:letter, '') IN ('', l.id, substr(l.id, 8), l.iast, l.siddham, l.devanagari)
    AND coalesce(:kind, '') IN ('', f.kind)
ORDER BY f.letter IS NULL, l.kind DESC, l.ordinal, f.ordinal, f.line;
