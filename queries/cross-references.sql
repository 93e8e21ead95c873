-- SPDX-License-Identifier: MIT
-- What an entry is related to, in both directions.
-- Without :entry the references that features, readings and editors make, each once; those that follow from the charts are listed for an entry only.
-- :entry  an id (letter/ga), or its bare part; the full id tells letter/ka from syllable/ka (example: letter/ga)
-- :relation  such as light-heavy, part-of, same-spelling, see (example: light-heavy)
WITH found AS (
    SELECT from_id, relation, to_id, because FROM xrefs
    WHERE from_id IN (:entry, 'letter/' || :entry, 'chapter/' || :entry, 'chapter/0' || :entry, 'row/' || :entry,
                      'cell/' || :entry, 'syllable/' || :entry)
    UNION ALL
    SELECT f.id, k.name, t.id, l.because
    FROM link AS l
    JOIN relation AS k ON k.relation_id = l.relation_id
    JOIN entry AS f ON f.entry_id = l.from_id
    JOIN entry AS t ON t.entry_id = l.to_id
    WHERE coalesce(:entry, '') = ''
)
SELECT
    x.from_id AS from_id,
    x.relation AS relation,
    x.to_id AS to_id,
    x.because AS because
FROM found AS x
JOIN entry AS f ON f.id = x.from_id
JOIN entry AS t ON t.id = x.to_id
WHERE coalesce(:relation, '') IN ('', x.relation)
ORDER BY f.entry_id, x.relation, t.entry_id, x.because;
