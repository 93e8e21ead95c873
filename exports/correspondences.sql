-- SPDX-License-Identifier: MIT
-- How often a Sanskrit onset is written with which Middle Chinese initial.
-- from: correspondences
-- key: onset, initial, source_kind, agreement
SELECT
    onset,
    initial,
    source_kind,
    count,
    agreement
FROM correspondences
ORDER BY onset, initial, source_kind, agreement;
