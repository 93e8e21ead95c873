-- SPDX-License-Identifier: MIT
-- The full-text index, in a file of its own and the last one: an SQLite without FTS5 stops here, and
-- has all the rest. The builder fills it with what search_source says.

CREATE VIRTUAL TABLE search  -- All words of search_document: MATCH '迦', '居下', 'nasal', 'ky*'. ORDER BY rank puts entries first.
USING fts5(title, script, han, gram, english, content="search_source", content_rowid="document_id",
    tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'");

-- Room for all words at once, so that they are written as one segment.
INSERT INTO search (search, rank) VALUES ('hashsize', 8388608);

-- An entry weighs more than a mention, and a whole word of the text more than a part of one.
INSERT INTO search (search, rank) VALUES ('rank', 'bm25(30.0, 8.0, 4.0, 0.5, 1.0)');
