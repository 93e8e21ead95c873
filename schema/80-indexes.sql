-- SPDX-License-Identifier: MIT
-- Indexes, made when the rows are in. The unique ones are constraints of the large tables.

CREATE UNIQUE INDEX entry_by_id ON entry (id);
CREATE UNIQUE INDEX syllable_by_spelling ON syllable (cluster_id, vowel_id);
CREATE UNIQUE INDEX syllable_by_text_order ON syllable (text_order);
CREATE INDEX syllable_by_dictionary_order ON syllable (dictionary_order);
CREATE INDEX syllable_by_vowel ON syllable (vowel_id);
CREATE UNIQUE INDEX cell_by_place ON cell (row_id, col);
CREATE INDEX cell_by_syllable ON cell (syllable_id);
CREATE INDEX spelling_by_text ON spelling (text, scheme_id);

CREATE INDEX cluster_part_by_letter ON cluster_part (letter_id);
CREATE INDEX vowel_part_by_letter ON vowel_part (letter_id);
CREATE INDEX chart_row_by_cluster ON chart_row (cluster_id);
CREATE INDEX chart_row_by_base ON chart_row (base_id);
CREATE INDEX chart_row_by_exception ON chart_row (exception_id);
CREATE INDEX step_by_source ON step (from_chapter_id);
CREATE INDEX exception_by_chapter ON exception (chapter_id);
CREATE INDEX exception_by_letter ON exception (letter_id);
CREATE INDEX figure_by_chapter ON figure (chapter_id);

CREATE INDEX line_by_chapter ON line (chapter_id);
CREATE INDEX reading_by_entry ON reading (entry_id);
CREATE INDEX reading_by_text ON reading (text);
CREATE INDEX reading_by_written ON reading (written);
CREATE INDEX fanqie_by_upper ON fanqie (upper);
CREATE INDEX fanqie_by_lower ON fanqie (lower);
CREATE INDEX form_by_letter ON form (letter_id);
CREATE INDEX commentary_by_entry ON commentary (entry_id);
CREATE INDEX attribution_by_entry ON attribution (entry_id);
CREATE INDEX variant_by_line ON variant (line_id);
CREATE INDEX emendation_by_entry ON emendation (entry_id);
CREATE INDEX emendation_by_line ON emendation (line_id);
CREATE INDEX emendation_by_reading ON emendation (reading_id);
CREATE INDEX link_by_origin ON link (from_id);
CREATE INDEX link_by_target ON link (to_id);
