-- SPDX-License-Identifier: MIT
-- What fanqie sound like: the Middle Chinese position of each, beside the Sanskrit sound.
-- As printed, and with the editors' spellers where they would read others.
-- :iast  the spelling that is rendered (example: ka)
-- :role  main, near, elsewhere, alternate or note (example: main)
-- :agreement  yes, broad, regional or no (example: yes)
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
WHERE coalesce(:iast, '') IN ('', iast)
    AND coalesce(:role, '') IN ('', role)
    AND coalesce(:agreement, '') IN ('', agreement)
ORDER BY substr(reading_id, 1, 7), CAST(substr(reading_id, 9) AS INTEGER), which DESC;
