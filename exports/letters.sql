-- SPDX-License-Identifier: MIT
-- The letters, vowels first, in the order of the text.
-- In JSON each has a file of its own too, with all that is said of it.
-- from: letters
-- key: id
-- refers: id -> entries.id
-- refers: line -> lines.line
-- cards: letter
SELECT
    id,
    kind,
    ordinal,
    iast,
    siddham,
    devanagari,
    iso15919,
    hk,
    slp1,
    itrans,
    group_zh,
    group_en,
    name_zh,
    name_adopted,
    fanqie,
    near,
    elsewhere,
    weight,
    line
FROM letters
ORDER BY kind DESC, ordinal;
