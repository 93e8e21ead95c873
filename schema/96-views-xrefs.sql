-- SPDX-License-Identifier: MIT
-- The public contract, last part: cross-references, stored and derived, in both directions. Every
-- branch is a plain join, so that a question about one entry reads only what belongs to it.

CREATE VIEW xrefs AS  -- Typed cross-references between entries, each in both directions.
SELECT
    f.id AS from_id,  -- Public id of the entry that refers.
    k.name AS relation,  -- See the table relation.
    t.id AS to_id,  -- Public id of the entry that is referred to.
    l.because AS because  -- Why, where a source says so; NULL for derived ones.
FROM link AS l
JOIN relation AS k ON k.relation_id = l.relation_id
JOIN entry AS f ON f.entry_id = l.from_id
JOIN entry AS t ON t.entry_id = l.to_id
UNION ALL
SELECT f.id, k.inverse, t.id, l.because
FROM link AS l
JOIN relation AS k ON k.relation_id = l.relation_id
JOIN entry AS f ON f.entry_id = l.to_id
JOIN entry AS t ON t.entry_id = l.from_id
UNION ALL  -- A cell of its row.
SELECT f.id, 'part-of', t.id, NULL
FROM cell AS c
JOIN entry AS f ON f.entry_id = c.entry_id
JOIN entry AS t ON t.entry_id = c.row_id
UNION ALL
SELECT f.id, 'has-part', t.id, NULL
FROM cell AS c
JOIN entry AS f ON f.entry_id = c.row_id
JOIN entry AS t ON t.entry_id = c.entry_id
UNION ALL  -- A row of its chapter.
SELECT f.id, 'part-of', t.id, NULL
FROM chart_row AS r
JOIN entry AS f ON f.entry_id = r.entry_id
JOIN entry AS t ON t.entry_id = r.chapter_id
UNION ALL
SELECT f.id, 'has-part', t.id, NULL
FROM chart_row AS r
JOIN entry AS f ON f.entry_id = r.chapter_id
JOIN entry AS t ON t.entry_id = r.entry_id
UNION ALL  -- A consonant of a syllable.
SELECT f.id, 'part-of', t.id, NULL
FROM cluster_part AS p
JOIN syllable AS s ON s.cluster_id = p.cluster_id
JOIN letter AS l ON l.entry_id = p.letter_id AND l.syllable_id <> s.entry_id
JOIN entry AS f ON f.entry_id = p.letter_id
JOIN entry AS t ON t.entry_id = s.entry_id
WHERE NOT EXISTS (SELECT 1 FROM cluster_part AS q WHERE q.cluster_id = p.cluster_id AND q.letter_id = p.letter_id AND q.ordinal < p.ordinal)
UNION ALL
SELECT f.id, 'has-part', t.id, NULL
FROM cluster_part AS p
JOIN syllable AS s ON s.cluster_id = p.cluster_id
JOIN letter AS l ON l.entry_id = p.letter_id AND l.syllable_id <> s.entry_id
JOIN entry AS f ON f.entry_id = s.entry_id
JOIN entry AS t ON t.entry_id = p.letter_id
WHERE NOT EXISTS (SELECT 1 FROM cluster_part AS q WHERE q.cluster_id = p.cluster_id AND q.letter_id = p.letter_id AND q.ordinal < p.ordinal)
UNION ALL  -- A vowel of a syllable.
SELECT f.id, 'part-of', t.id, NULL
FROM vowel_part AS p
JOIN syllable AS s ON s.vowel_id = p.vowel_id
JOIN letter AS l ON l.entry_id = p.letter_id AND l.syllable_id <> s.entry_id
JOIN entry AS f ON f.entry_id = p.letter_id
JOIN entry AS t ON t.entry_id = s.entry_id
WHERE NOT EXISTS (SELECT 1 FROM vowel_part AS q WHERE q.vowel_id = p.vowel_id AND q.letter_id = p.letter_id AND q.ordinal < p.ordinal)
UNION ALL
SELECT f.id, 'has-part', t.id, NULL
FROM vowel_part AS p
JOIN syllable AS s ON s.vowel_id = p.vowel_id
JOIN letter AS l ON l.entry_id = p.letter_id AND l.syllable_id <> s.entry_id
JOIN entry AS f ON f.entry_id = s.entry_id
JOIN entry AS t ON t.entry_id = p.letter_id
WHERE NOT EXISTS (SELECT 1 FROM vowel_part AS q WHERE q.vowel_id = p.vowel_id AND q.letter_id = p.letter_id AND q.ordinal < p.ordinal)
UNION ALL
SELECT f.id, 'is-syllable', t.id, NULL
FROM letter AS l
JOIN entry AS f ON f.entry_id = l.entry_id
JOIN entry AS t ON t.entry_id = l.syllable_id
UNION ALL
SELECT f.id, 'is-letter', t.id, NULL
FROM letter AS l
JOIN entry AS f ON f.entry_id = l.syllable_id
JOIN entry AS t ON t.entry_id = l.entry_id
UNION ALL
SELECT f.id, 'place-of', t.id, NULL
FROM cell AS c
JOIN entry AS f ON f.entry_id = c.entry_id
JOIN entry AS t ON t.entry_id = c.syllable_id
UNION ALL
SELECT f.id, 'has-place', t.id, NULL
FROM cell AS c
JOIN entry AS f ON f.entry_id = c.syllable_id
JOIN entry AS t ON t.entry_id = c.entry_id
UNION ALL
SELECT f.id, 'same-spelling', t.id, NULL
FROM cell AS a
JOIN cell AS b ON b.syllable_id = a.syllable_id AND b.entry_id <> a.entry_id
JOIN entry AS f ON f.entry_id = a.entry_id
JOIN entry AS t ON t.entry_id = b.entry_id
UNION ALL  -- A letter of the list of another work; once, also where the list repeats it.
SELECT f.id, 'in-list', t.id, NULL
FROM list_letter AS a
JOIN entry AS f ON f.entry_id = a.letter_id
JOIN entry AS t ON t.entry_id = a.list_id
WHERE a.certainty <> 'low'
    AND NOT EXISTS (SELECT 1 FROM list_letter AS b WHERE b.letter_id = a.letter_id AND b.list_id = a.list_id
                    AND b.certainty <> 'low' AND b.ordinal < a.ordinal)
UNION ALL
SELECT f.id, 'has-letter', t.id, NULL
FROM list_letter AS a
JOIN entry AS f ON f.entry_id = a.list_id
JOIN entry AS t ON t.entry_id = a.letter_id
WHERE a.certainty <> 'low'
    AND NOT EXISTS (SELECT 1 FROM list_letter AS b WHERE b.letter_id = a.letter_id AND b.list_id = a.list_id
                    AND b.certainty <> 'low' AND b.ordinal < a.ordinal)
UNION ALL  -- A letter of the treatise's own list.
SELECT f.id, 'in-list', t.id, NULL
FROM letter AS l
JOIN letter_list AS o ON o.title_zh IS NULL
JOIN entry AS f ON f.entry_id = l.entry_id
JOIN entry AS t ON t.entry_id = o.entry_id
UNION ALL
SELECT f.id, 'has-letter', t.id, NULL
FROM letter_list AS o
CROSS JOIN letter AS every
JOIN entry AS f ON f.entry_id = o.entry_id
JOIN entry AS t ON t.entry_id = every.entry_id
WHERE o.title_zh IS NULL
UNION ALL
SELECT x.letter, 'elsewhere-as-in', x.list, min(x.elsewhere)
FROM elsewhere_in_lists AS x
GROUP BY x.letter, x.list
UNION ALL
SELECT x.list, 'as-elsewhere', x.letter, min(x.elsewhere)
FROM elsewhere_in_lists AS x
GROUP BY x.letter, x.list;
