-- SPDX-License-Identifier: MIT
-- The characters of the lists with their initials in Middle Chinese, and those that the Guangyun does not have.
-- :list  its id (list/t374), the bare id or its name (example: T468)
-- :letter  its id (letter/ka), the bare id or the letter itself (IAST, Siddham, Devanagari) (example: gha)
-- :status  guangyun, variant (the book has another form of it) or lost (neither) (example: variant)
-- :agreement  yes, some, broad, regional or no (example: no)
SELECT
    l.list AS list,
    l.date AS date,
    c.ordinal AS ordinal,
    c.place AS place,
    c.slot AS slot,
    c.character AS character,
    c.onset AS onset,
    c.initials AS initials,
    c.expected_initial AS expected_initial,
    c.agreement AS agreement,
    c.status AS status,
    c.form AS form,
    c.because AS because,
    c.certainty AS certainty
FROM lists AS l
JOIN list_characters AS c ON c.list = l.id
WHERE coalesce(:list, '') IN ('', l.id, substr(l.id, 6), l.list)
    AND (coalesce(:letter, '') IN ('', c.slot)
         OR c.slot IN (SELECT a.iast FROM letters AS a WHERE :letter IN (a.id, substr(a.id, 8), a.siddham, a.devanagari)))
    AND coalesce(:status, '') IN ('', c.status)
    AND coalesce(:agreement, '') IN ('', c.agreement)
ORDER BY l.date_from, l.date_to, l.list, c.ordinal, c.place;
