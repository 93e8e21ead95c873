-- SPDX-License-Identifier: MIT
-- A character and its readings in the rime book, through the form that it stands for. No row: the
-- character is not in the data. One row without position: it has no reading.
-- :character  the character
SELECT
    c.text AS character,
    f.text AS form,
    v.kind AS variant,
    v.because AS because,
    p.description AS position,
    p.baxter AS baxter,
    p.baxter1992 AS baxter1992,
    d.spelling AS spelling,
    d.heading AS heading
FROM character AS c
LEFT JOIN character_variant AS v ON v.character_id = c.character_id
LEFT JOIN character AS f ON f.character_id = v.form_id
LEFT JOIN character_reading AS d
    ON d.character_id = CASE WHEN v.character_id IS NULL THEN c.character_id ELSE v.form_id END
LEFT JOIN position AS p ON p.position_id = d.position_id
WHERE c.text = :character
ORDER BY d.ordinal;
