-- SPDX-License-Identifier: MIT
-- Where the facts come from, and on which terms.
SELECT
    s.id AS id,
    s.title AS title,
    s.licence AS licence,
    s.url AS url,
    s.citation AS citation
FROM sources AS s
ORDER BY s.id;
