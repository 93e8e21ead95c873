-- SPDX-License-Identifier: MIT
-- What the search index reads. In it Han characters stand apart, so that a run of any length is a
-- phrase; gram has every run of 2 to 6, so that a plain MATCH '居下' needs to know nothing of this.

CREATE VIEW search_source AS  -- The words that the index is made of, one row a document.
SELECT
    w.document_id AS document_id,
    CASE WHEN w.entry THEN w.title || coalesce(' ' || w.han, '') || coalesce(' ' || w.gram, '') END AS title,  -- Of an entry: what it is, and its Chinese; so it comes before what speaks of it.
    w.script AS script,  -- The syllable in Indic script.
    w.han AS han,  -- The words of the text, every Han character between two U+200B.
    w.gram AS gram,  -- Every run of 2 to 6 Han characters of the words.
    w.english AS english  -- The words of the editors, Han characters apart as in han.
FROM (SELECT d.document_id, k.entry, d.title, d.script,
          (WITH RECURSIVE apart(i, s) AS (
              SELECT 1, '' WHERE d.han IS NOT NULL
              UNION ALL
              SELECT i + 1, s || CASE
                  WHEN EXISTS (SELECT 1 FROM han_block WHERE unicode(substr(d.han, i, 1)) BETWEEN first AND last)
                  THEN char(8203) || substr(d.han, i, 1) || char(8203) ELSE substr(d.han, i, 1) END
              FROM apart WHERE i <= length(d.han))
           SELECT s FROM apart WHERE i = length(d.han) + 1) AS han,
          (WITH RECURSIVE word(s) AS (
              SELECT coalesce(d.han, '') || ' ' || coalesce(d.english, '')
          ), place(i, s) AS (
              SELECT 1, s FROM word UNION ALL SELECT i + 1, s FROM place WHERE i < length(s)
          ), run(i, s, gram) AS (
              SELECT i, s, substr(s, i, 1) FROM place
              WHERE EXISTS (SELECT 1 FROM han_block WHERE unicode(substr(s, i, 1)) BETWEEN first AND last)
              UNION ALL
              SELECT i, s, gram || substr(s, i + length(gram), 1) FROM run
              WHERE length(gram) < 6 AND EXISTS
                  (SELECT 1 FROM han_block WHERE unicode(substr(s, i + length(gram), 1)) BETWEEN first AND last))
           SELECT group_concat(t.gram, ' ')
           FROM (SELECT gram FROM run WHERE length(gram) > 1 ORDER BY length(gram), i) AS t) AS gram,
          (WITH RECURSIVE apart(i, s) AS (
              SELECT 1, '' WHERE d.english IS NOT NULL
              UNION ALL
              SELECT i + 1, s || CASE
                  WHEN EXISTS (SELECT 1 FROM han_block WHERE unicode(substr(d.english, i, 1)) BETWEEN first AND last)
                  THEN char(8203) || substr(d.english, i, 1) || char(8203) ELSE substr(d.english, i, 1) END
              FROM apart WHERE i <= length(d.english))
           SELECT s FROM apart WHERE i = length(d.english) + 1) AS english
      FROM search_document AS d JOIN search_kind AS k ON k.kind = d.kind) AS w;
