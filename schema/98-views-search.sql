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
          (WITH RECURSIVE apart(rest, s) AS (
              SELECT d.han, ''
              UNION ALL
              SELECT substr(rest, 2), s || CASE
                  WHEN EXISTS (SELECT 1 FROM han_block WHERE unicode(rest) BETWEEN first AND last)
                  THEN char(8203) || substr(rest, 1, 1) || char(8203) ELSE substr(rest, 1, 1) END
              FROM apart WHERE rest <> '')
           SELECT s FROM apart WHERE rest = '') AS han,
          (WITH RECURSIVE place(i, rest) AS (
              SELECT 1, coalesce(d.han, '') || ' ' || coalesce(d.english, '')
              UNION ALL
              SELECT i + 1, substr(rest, 2) FROM place WHERE rest <> ''
          ), run(i, six, n) AS (
              SELECT i, substr(rest, 1, 6), 1 FROM place
              WHERE EXISTS (SELECT 1 FROM han_block WHERE unicode(rest) BETWEEN first AND last)
              UNION ALL
              SELECT i, six, n + 1 FROM run
              WHERE EXISTS (SELECT 1 FROM han_block WHERE unicode(substr(six, n + 1, 1)) BETWEEN first AND last))
           SELECT group_concat(t.gram, ' ')
           FROM (SELECT substr(six, 1, n) AS gram FROM run WHERE n > 1 ORDER BY n, i) AS t) AS gram,
          (WITH RECURSIVE apart(rest, s) AS (
              SELECT d.english, ''
              UNION ALL
              SELECT substr(rest, 2), s || CASE
                  WHEN EXISTS (SELECT 1 FROM han_block WHERE unicode(rest) BETWEEN first AND last)
                  THEN char(8203) || substr(rest, 1, 1) || char(8203) ELSE substr(rest, 1, 1) END
              FROM apart WHERE rest <> '')
           SELECT s FROM apart WHERE rest = '') AS english
      FROM search_document AS d JOIN search_kind AS k ON k.kind = d.kind) AS w;
