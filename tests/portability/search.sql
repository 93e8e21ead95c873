-- SPDX-License-Identifier: MIT
-- Asked like questions.sql; an SQLite without FTS5 must answer each with `no such module: fts5`.
SELECT d.kind, d.id FROM search JOIN search_document AS d ON d.document_id = search.rowid WHERE search MATCH '居下' AND d.kind <> 'comment' ORDER BY rank, d.id;
-- reading|1187c27.2
-- passage|1187c27
SELECT d.kind, d.id FROM search JOIN search_document AS d ON d.document_id = search.rowid WHERE search MATCH '𑖎𑖿𑖧' ORDER BY rank, d.id;
-- row|row/02.01
-- syllable|syllable/k-ya
SELECT d.id FROM search JOIN search_document AS d ON d.document_id = search.rowid WHERE search MATCH 'vel*' AND d.kind = 'letter' ORDER BY d.id;
-- letter/ga
-- letter/gha
-- letter/ka
-- letter/kha
-- letter/nga
