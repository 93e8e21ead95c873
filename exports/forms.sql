-- SPDX-License-Identifier: MIT
-- Written shapes beside the normal ones, and remarks on shape.
-- from: forms
-- refers: letter -> letters.id
-- refers: line -> lines.line
-- quotes: note
SELECT
    letter,
    kind,
    ordinal,
    siddham,
    codepoint,
    glyph_code,
    note,
    line
FROM forms
ORDER BY line, letter, kind, ordinal, note;
