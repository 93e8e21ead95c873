-- SPDX-License-Identifier: MIT
-- What the fanqie spell in Middle Chinese, as printed and as the editors would read them.
-- from: fanqie_resolutions
-- key: ID
-- refers: Reading_ID -> readings.ID
SELECT
    reading_id || '.' || which AS ID,
    reading_id AS Reading_ID,
    which AS Which,
    upper AS Upper,
    lower AS Lower,
    position AS Position,
    class AS Class,
    baxter AS Baxter,
    baxter1992 AS Baxter1992,
    status AS Status,
    agreement AS Agreement
FROM fanqie_resolutions
ORDER BY reading_id, which DESC;
