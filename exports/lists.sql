-- SPDX-License-Identifier: MIT
-- Lists of the letters in other works, by date; the treatise's own is one among them.
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
