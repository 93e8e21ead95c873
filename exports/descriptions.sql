-- SPDX-License-Identifier: MIT
-- What the tables, views and columns of the database mean.
-- from: description
SELECT
    object,
    "column",
    text
FROM description
ORDER BY object, "column";
