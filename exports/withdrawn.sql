-- SPDX-License-Identifier: MIT
-- Public ids that are no more.
-- from: withdrawn
-- key: id
SELECT
    id,
    because,
    successor
FROM withdrawn
ORDER BY id;
