-- SPDX-License-Identifier: MIT
-- How the text renders letters and syllables: fanqie, characters of the same sound, transcriptions.
-- Value is what is printed, Form what the editors read, without tags. One that belongs to a cell is of its syllable.
-- from: readings
-- key: ID
-- refers: Language_ID -> languages.ID
-- refers: Entry_ID -> entries.ID
-- refers: Cell_ID -> cells.ID
-- refers: Chapter_ID -> chapters.ID
SELECT
    r.id AS ID,
    (SELECT id FROM language WHERE role = 'readings') AS Language_ID,
    CASE WHEN e.kind IN ('letter', 'syllable') THEN e.id ELSE k.syllable_id END AS Entry_ID,
    CASE WHEN e.kind = 'cell' THEN e.id END AS Cell_ID,
    CASE WHEN e.kind = 'chapter' THEN e.id END AS Chapter_ID,
    r.iast AS Iast,
    r.printed AS Value,
    r.text AS Form,
    r.kind AS Kind,
    r.role AS Role,
    r.head AS Head,
    r.prefix AS Prefix,
    r.upper AS Upper,
    r.lower AS Lower,
    r.target AS Target,
    r.tone AS Tone,
    r.weight AS Weight,
    r.length AS Length,
    r.manner AS Manner,
    r.rejected AS Rejected,
    r.certainty AS Certainty,
    (SELECT b.note FROM reading AS b JOIN line AS i ON i.line_id = b.line_id
     WHERE i.name || '.' || b.ordinal = r.id) AS Comment,
    r.work || '[' || r.line || ']' AS Source
FROM readings AS r
JOIN entry AS e ON e.id = r.entry
LEFT JOIN cells AS k ON k.id = r.entry
ORDER BY r.line, CAST(substr(r.id, instr(r.id, '.') + 1) AS INTEGER);
