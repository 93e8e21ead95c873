-- SPDX-License-Identifier: MIT
-- All entries, each with its public id.
-- Letters, chapters, rows, cells, syllables and lists: what other data sets refer to.
-- from: entry
-- key: id
SELECT
    id,
    kind
FROM entry
ORDER BY entry_id;
