-- SPDX-License-Identifier: MIT
-- Where an initial is not one of those expected, and what the editors say of it.
-- from: disagreements
-- key: reading_id, kind, text, which
-- refers: reading_id -> readings.id
SELECT
    reading_id,
    iast,
    kind,
    text,
    sound,
    initials,
    expected_initial,
    which,
    explanation
FROM disagreements
ORDER BY reading_id, kind, text, which DESC;
