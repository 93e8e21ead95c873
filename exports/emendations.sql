-- SPDX-License-Identifier: MIT
-- What the editors would read instead of a printed form.
-- from: emendations
-- refers: entry -> entries.id
-- refers: line -> lines.line
SELECT
    entry,
    line,
    field,
    printed,
    proposed,
    adopted,
    reason,
    certainty,
    witness
FROM emendations
ORDER BY line, entry, field, printed, proposed, reason, certainty;
