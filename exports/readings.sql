-- SPDX-License-Identifier: MIT
-- The sounds that the text gives: fanqie, characters of the same sound, transcriptions.
-- from: readings
-- key: id
-- refers: entry -> entries.id
-- refers: line -> lines.line
SELECT
    id,
    work,
    entry,
    iast,
    kind,
    role,
    printed,
    text,
    head,
    prefix,
    upper,
    lower,
    target,
    tone,
    weight,
    length,
    manner,
    rejected,
    certainty,
    line
FROM readings
ORDER BY line, CAST(substr(id, instr(id, '.') + 1) AS INTEGER);
