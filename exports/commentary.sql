-- SPDX-License-Identifier: MIT
-- What the treatise and its editors say of an entry.
-- from: commentaries
-- refers: entry -> entries.id
-- refers: line -> lines.line
-- quotes: text
SELECT
    entry,
    language,
    author,
    text,
    line
FROM commentaries
ORDER BY entry, line, language DESC, author, text;
