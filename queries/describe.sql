-- SPDX-License-Identifier: MIT
-- What the tables, the views and their columns mean.
-- :object  a table or view (example: cells)
SELECT
    d.object AS object,
    d."column" AS "column",
    d.text AS text
FROM description AS d
WHERE coalesce(:object, '') IN ('', d.object)
ORDER BY d.object, d."column" IS NOT NULL, d.description_id;
