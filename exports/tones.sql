-- SPDX-License-Identifier: MIT
-- How often a vowel of which length goes with which tone.
-- from: tones
-- key: source, length, tone
SELECT
    source,
    length,
    tone,
    count
FROM tones
ORDER BY source, length, tone;
