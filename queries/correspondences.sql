-- SPDX-License-Identifier: MIT
-- Sanskrit onsets and the Middle Chinese initials that write them, how often and in which kind of source.
-- :onset  a consonant, or ∅ for a vowel (example: k)
-- :initial  an initial of the Qieyun system (example: 見)
-- :agreement  yes, broad, regional or no (example: yes)
SELECT
    onset,
    initial,
    source_kind,
    count,
    agreement
FROM correspondences AS c
WHERE coalesce(:onset, '') IN ('', onset)
    AND coalesce(:initial, '') IN ('', initial)
    AND coalesce(:agreement, '') IN ('', agreement)
ORDER BY (SELECT min(e.ordinal) FROM expectation AS e WHERE e.onset = c.onset), c.onset, c.source_kind, c.count DESC, c.initial;
