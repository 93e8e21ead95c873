-- SPDX-License-Identifier: MIT
-- The letters, by kind, group and phonetic features; `vowels` tells short from long.
-- :kind  vowel or consonant (example: consonant)
-- :group  a group in Chinese or English (example: velar)
-- :place  place of articulation (example: velar)
-- :manner  manner of articulation (example: stop)
-- :voice  voiced or voiceless (example: voiced)
-- :aspiration  aspirated or unaspirated (example: aspirated)
-- :weight  light or heavy, as the gloss calls the sound (example: heavy)
SELECT
    v.id AS letter,
    v.kind AS kind,
    v.ordinal AS ordinal,
    v.iast AS iast,
    v.siddham AS siddham,
    v.devanagari AS devanagari,
    v.name_zh AS name_zh,
    v.group_zh AS group_zh,
    v.group_en AS group_en,
    l.place AS place,
    l.manner AS manner,
    l.voice AS voice,
    l.aspiration AS aspiration,
    v.weight AS weight,
    l.generates AS generates,
    v.line AS line
FROM letters AS v
JOIN entry AS e ON e.id = v.id
JOIN letter AS l ON l.entry_id = e.entry_id
LEFT JOIN letter_group AS g ON g.group_id = l.group_id
WHERE coalesce(:kind, '') IN ('', l.kind)
    AND coalesce(:group, '') IN ('', g.name, g.zh, g.en, rtrim(g.zh, '聲'))
    AND coalesce(:place, '') IN ('', l.place)
    AND coalesce(:manner, '') IN ('', l.manner)
    AND coalesce(:voice, '') IN ('', l.voice)
    AND coalesce(:aspiration, '') IN ('', l.aspiration)
    AND coalesce(:weight, '') IN ('', v.weight)
ORDER BY v.kind DESC, v.ordinal;
