-- SPDX-License-Identifier: MIT
-- The characters of the lists, each with its initials in Middle Chinese.
-- from: list_characters
-- key: list, ordinal, place
-- refers: list -> lists.id
-- refers: letter -> letters.id
SELECT
    list,
    ordinal,
    place,
    letter,
    slot,
    character,
    onset,
    initials,
    expected_initial,
    agreement,
    status,
    form,
    because,
    certainty
FROM list_characters
ORDER BY list, ordinal, place;
