-- SPDX-License-Identifier: MIT
-- The fanqie, each resolved to a Middle Chinese position, as printed and as the editors would read it.
-- from: fanqie_resolutions
-- key: reading_id, which
-- refers: reading_id -> readings.id
SELECT
    reading_id,
    iast,
    head,
    target,
    role,
    upper,
    lower,
    candidates,
    position,
    class,
    baxter,
    baxter1992,
    status,
    rules,
    expected_initial,
    agreement,
    which
FROM fanqie_resolutions
ORDER BY reading_id, which DESC;
