-- SPDX-License-Identifier: MIT
-- What the search index reads. In it Han characters stand apart, so that a run of any length is a
-- phrase; gram has every run of 2 to 6, so that a plain MATCH '居下' needs to know nothing of this.

CREATE VIEW search_source AS  -- The words that the index is made of, one row a document.
SELECT
    d.document_id AS document_id,
    CASE WHEN (SELECT k.entry FROM search_kind AS k WHERE k.kind = d.kind) THEN d.title END AS title,  -- Of entries only, so that an entry comes before what speaks of it.
    d.script AS script,  -- The syllable in Indic script.
    (WITH RECURSIVE apart(i, s) AS (
        SELECT 1, '' WHERE d.han IS NOT NULL
        UNION ALL
        SELECT i + 1, s || CASE
            WHEN EXISTS (SELECT 1 FROM han_block WHERE unicode(substr(d.han, i, 1)) BETWEEN first AND last)
            THEN char(8203) || substr(d.han, i, 1) || char(8203) ELSE substr(d.han, i, 1) END
        FROM apart WHERE i <= length(d.han))
     SELECT s FROM apart WHERE i = length(d.han) + 1) AS han,  -- The words of the text, every Han character between two U+200B.
    (WITH RECURSIVE words(s) AS (
        SELECT coalesce(d.han, '') || ' ' || coalesce(d.english, '')
    ), place(i) AS (
        SELECT 1 UNION ALL SELECT i + 1 FROM place WHERE i < (SELECT length(s) FROM words)
    ), run(i, s) AS (
        SELECT i, substr(w.s, i, 1) FROM place, words AS w
        WHERE EXISTS (SELECT 1 FROM han_block WHERE unicode(substr(w.s, i, 1)) BETWEEN first AND last)
        UNION ALL
        SELECT i, r.s || substr(w.s, i + length(r.s), 1) FROM run AS r, words AS w
        WHERE length(r.s) < 6 AND EXISTS
            (SELECT 1 FROM han_block WHERE unicode(substr(w.s, i + length(r.s), 1)) BETWEEN first AND last))
     SELECT group_concat(t.s, ' ')
     FROM (SELECT s FROM run WHERE length(s) > 1 ORDER BY length(s), i) AS t) AS gram,  -- Every run of 2 to 6 Han characters.
    (WITH RECURSIVE apart(i, s) AS (
        SELECT 1, '' WHERE d.english IS NOT NULL
        UNION ALL
        SELECT i + 1, s || CASE
            WHEN EXISTS (SELECT 1 FROM han_block WHERE unicode(substr(d.english, i, 1)) BETWEEN first AND last)
            THEN char(8203) || substr(d.english, i, 1) || char(8203) ELSE substr(d.english, i, 1) END
        FROM apart WHERE i <= length(d.english))
     SELECT s FROM apart WHERE i = length(d.english) + 1) AS english  -- The words of the editors, likewise.
FROM search_document AS d;
