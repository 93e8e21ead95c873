-- SPDX-License-Identifier: MIT
-- Where the facts come from, and on which terms.
-- from: sources
-- key: id
SELECT
    id,
    title,
    licence,
    url,
    citation
FROM sources
ORDER BY id;
