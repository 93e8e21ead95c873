-- SPDX-License-Identifier: MIT
-- What each list writes for each letter, what it means there, and how sure that is.
-- from: list_letters
-- key: list, ordinal
-- refers: list -> lists.id
-- refers: letter -> letters.id
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
