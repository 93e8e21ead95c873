-- SPDX-License-Identifier: MIT
-- The positions that the rime book is known to have, with the first character of a homophone group.
SELECT
    p.description AS position,
    (SELECT group_concat(t.head, ' ') FROM (SELECT a.head FROM attestation AS a
     WHERE a.position_id = p.position_id ORDER BY a.homophones) AS t) AS heads
FROM position AS p
WHERE p.position_id IN (SELECT position_id FROM attestation UNION SELECT position_id FROM character_reading)
ORDER BY p.position_id;
