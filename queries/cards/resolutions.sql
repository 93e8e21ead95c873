-- SPDX-License-Identifier: MIT
-- What a fanqie resolves to, as printed and as the editors would read it.
-- :reading  its id
SELECT
    f.which AS which,
    f.upper AS upper,
    f.lower AS lower,
    f.target AS target,
    f.position AS position,
    f.class AS class,
    f.baxter AS baxter,
    f.baxter1992 AS baxter1992,
    f.candidates AS candidates,
    f.status AS status,
    f.rules AS rules,
    f.expected_initial AS expected_initial,
    f.agreement AS agreement
FROM fanqie_resolutions AS f
WHERE f.reading_id = :reading
ORDER BY f.which DESC;
