-- SPDX-License-Identifier: MIT
-- The kinds of cross-reference, and how many are stored of each.
-- Those with 0 follow from the tables and are derived.
SELECT
    k.name AS relation,
    k.inverse AS inverse,
    k.meaning AS meaning,
    (SELECT count(*) FROM link AS l WHERE l.relation_id = k.relation_id) AS stored
FROM relation AS k
ORDER BY k.relation_id;
