-- SPDX-License-Identifier: MIT
-- Transcriptions in Chinese characters, and all that each of them writes.
-- :text  the transcription, without tags (example: 迦)
SELECT
    r.text AS text,
    count(*) AS times,
    count(DISTINCT r.written) AS spellings,
    (SELECT group_concat(written, ' ')
     FROM (SELECT DISTINCT d.written FROM reading AS d
           WHERE d.text = r.text AND d.kind <> 'fanqie' AND d.written IS NOT NULL ORDER BY d.written)) AS writes,
    (SELECT group_concat(name, ' ')
     FROM (SELECT DISTINCT i.name FROM reading AS d JOIN line AS i ON i.line_id = d.line_id
           WHERE d.text = r.text AND d.kind <> 'fanqie' ORDER BY i.name)) AS lines
FROM reading AS r
WHERE r.text >= coalesce(:text, '') AND r.text <= coalesce(nullif(:text, ''), char(1114111))
    AND r.kind <> 'fanqie'
GROUP BY r.text
ORDER BY r.text;
