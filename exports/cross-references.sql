-- SPDX-License-Identifier: MIT
-- Typed cross-references between entries, each in both directions.
-- from: xrefs
-- key: from_id, relation, to_id
-- refers: from_id -> entries.id
-- refers: to_id -> entries.id
SELECT
    from_id,
    relation,
    to_id,
    because
FROM xrefs
ORDER BY from_id, relation, to_id;
