-- SPDX-License-Identifier: MIT
-- Where a witness differs from the lemma.
-- from: variants
-- refers: line -> lines.line
SELECT
    line,
    lemma,
    lemma_witness,
    reading,
    witness,
    note
FROM variants
ORDER BY line, lemma, lemma_witness, reading, witness, note;
