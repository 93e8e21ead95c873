-- SPDX-License-Identifier: MIT
-- The characters of transcriptions, each with the part of the syllable that it renders.
-- from: transcription_units
-- key: reading_id, ordinal, which
-- refers: reading_id -> readings.id
SELECT
    reading_id,
    iast,
    ordinal,
    character,
    role,
    onset,
    tone,
    initials,
    expected_initial,
    agreement,
    which
FROM transcription_units
ORDER BY reading_id, ordinal, which DESC;
