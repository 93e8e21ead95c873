-- SPDX-License-Identifier: MIT
-- Where the Middle Chinese sound does not fit the Sanskrit one, with the editors' explanation.
-- :iast  the spelling that is rendered (example: lta)
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
WHERE coalesce(:iast, '') IN ('', iast)
ORDER BY substr(reading_id, 1, 7), CAST(substr(reading_id, 9) AS INTEGER), which DESC, text;
