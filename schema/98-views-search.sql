-- SPDX-License-Identifier: MIT
-- What the search index reads. In it Han characters stand apart, so that a run of any length is a
-- phrase; gram has every run of 2 to 6, so that a plain MATCH '居下' needs to know nothing of this.

CREATE VIEW search_source AS  -- The words that the index is made of, one row a document.
SELECT
    w.document_id AS document_id,
    CASE WHEN w.entry THEN w.title || coalesce(' ' || w.han, '') END AS title,  -- Of an entry: what it is, and its Chinese; so it comes before what speaks of it.
    w.script AS script,  -- The syllable in Indic script.
    w.han AS han,  -- The words of the text, every Han character between two U+200B.
    (WITH RECURSIVE place(i) AS (
        SELECT 1 UNION ALL SELECT i + 1 FROM place WHERE i < length(w.words)
    ), run(i, s) AS (
        SELECT i, substr(w.words, i, 1) FROM place
        WHERE EXISTS (SELECT 1 FROM han_block WHERE unicode(substr(w.words, i, 1)) BETWEEN first AND last)
        UNION ALL
        SELECT i, s || substr(w.words, i + length(s), 1) FROM run
        WHERE length(s) < 6
            AND EXISTS (SELECT 1 FROM han_block WHERE unicode(substr(w.words, i + length(s), 1)) BETWEEN first AND last))
     SELECT group_concat(t.s, ' ')
     FROM (SELECT s FROM run WHERE length(s) > 1 ORDER BY length(s), i) AS t) AS gram,  -- Every run of 2 to 6 Han characters.
    w.english AS english  -- The words of the editors, likewise.
FROM (SELECT d.document_id, k.entry, d.title, d.script, coalesce(d.han, '') || ' ' || coalesce(d.english, '') AS words,
          (WITH RECURSIVE apart(i, s) AS (
              SELECT 1, '' WHERE d.han IS NOT NULL
              UNION ALL
              SELECT i + 1, s || CASE
                  WHEN EXISTS (SELECT 1 FROM han_block WHERE unicode(substr(d.han, i, 1)) BETWEEN first AND last)
                  THEN char(8203) || substr(d.han, i, 1) || char(8203) ELSE substr(d.han, i, 1) END
              FROM apart WHERE i <= length(d.han))
           SELECT s FROM apart WHERE i = length(d.han) + 1) AS han,
          (WITH RECURSIVE apart(i, s) AS (
              SELECT 1, '' WHERE d.english IS NOT NULL
              UNION ALL
              SELECT i + 1, s || CASE
                  WHEN EXISTS (SELECT 1 FROM han_block WHERE unicode(substr(d.english, i, 1)) BETWEEN first AND last)
                  THEN char(8203) || substr(d.english, i, 1) || char(8203) ELSE substr(d.english, i, 1) END
              FROM apart WHERE i <= length(d.english))
           SELECT s FROM apart WHERE i = length(d.english) + 1) AS english
      FROM search_document AS d JOIN search_kind AS k ON k.kind = d.kind) AS w;
