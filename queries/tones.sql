-- SPDX-License-Identifier: MIT
-- Which tone goes with which length of vowel; tones that a rule chose are left out.
-- :source  tag (the text says it), character (its only tone) or fanqie (the only one that the spellers can have) (example: tag)
SELECT
    source,
    length,
    tone,
    count
FROM tones
WHERE coalesce(:source, '') IN ('', source)
ORDER BY source DESC, length DESC, count DESC, tone;
