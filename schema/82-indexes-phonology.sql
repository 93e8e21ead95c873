-- SPDX-License-Identifier: MIT
-- Indexes over the Middle Chinese tables, made when the rows are in.

CREATE INDEX character_reading_by_position ON character_reading (position_id);
CREATE INDEX character_variant_by_form ON character_variant (form_id);
CREATE INDEX candidate_by_position ON candidate (position_id);
CREATE INDEX resolution_by_vowel ON resolution (vowel_id);
CREATE INDEX resolution_rule_by_rule ON resolution_rule (rule);
CREATE INDEX transcription_unit_by_character ON transcription_unit (character_id);
CREATE INDEX transcription_unit_by_emended ON transcription_unit (emended_id);
CREATE INDEX transcription_unit_by_vowel ON transcription_unit (vowel_id);
