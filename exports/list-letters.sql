-- SPDX-License-Identifier: MIT
-- The letters of the lists, as each work writes and explains them.
-- from: list_letters
-- key: list, ordinal
-- refers: list -> lists.id
-- refers: letter -> letters.id
-- quotes: gloss, meaning
SELECT
    list,
    ordinal,
    letter,
    iast,
    slot,
    chinese,
    chinese_unicode,
    gloss,
    meaning,
    line,
    scope,
    certainty,
    because,
    note
FROM list_letters
ORDER BY list, ordinal;
