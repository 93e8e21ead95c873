-- SPDX-License-Identifier: MIT
-- The syllables in all spelling schemes, in the order of the text.
-- from: syllables
-- key: id
-- refers: id -> entries.id
SELECT
    id,
    iast,
    siddham,
    devanagari,
    iso15919,
    hk,
    slp1,
    itrans,
    ascii,
    cluster,
    vowel,
    cells,
    text_order,
    dictionary_order
FROM syllables
ORDER BY text_order;
