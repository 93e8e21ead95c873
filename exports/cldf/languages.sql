-- SPDX-License-Identifier: MIT
-- The language of the syllables, and the one in which they are rendered.
-- from: language
-- key: ID
SELECT
    id AS ID,
    name AS Name,
    glottocode AS Glottocode,
    iso639_3 AS ISO639P3code
FROM language
ORDER BY language_id;
