-- SPDX-License-Identifier: MIT
-- The lists of the letters in this and other works, by date.
-- In JSON each has a file of its own too, with its letters.
-- from: lists
-- key: id
-- refers: id -> entries.id
-- refers: source -> sources.id
-- cards: list
SELECT
    id,
    list,
    work,
    title,
    title_en,
    author,
    date,
    date_from,
    date_to,
    date_certain,
    place,
    order_system,
    order_note,
    letters,
    source,
    note
FROM lists
ORDER BY date_from, date_to, list;
