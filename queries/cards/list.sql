-- SPDX-License-Identifier: MIT
-- A list of the letters: where it stands, and whose it is.
-- :entry  its id
SELECT
    v.id AS id,
    'list' AS kind,
    v.list AS list,
    v.work AS work,
    v.title AS title,
    v.title_en AS title_en,
    v.author AS author,
    v.date AS date,
    v.date_from AS date_from,
    v.date_to AS date_to,
    v.date_certain AS date_certain,
    v.place AS place,
    v.order_system AS order_system,
    v.order_note AS order_note,
    v.letters AS letter_count,
    v.source AS source,
    v.note AS note
FROM lists AS v
WHERE v.id = :entry;
