-- SPDX-License-Identifier: MIT
-- Indexes over the lists of other works, made when the rows are in.

CREATE INDEX letter_list_by_date ON letter_list (date_from, date_to, name);
CREATE INDEX letter_list_by_title ON letter_list (title_zh);
CREATE INDEX list_letter_by_letter ON list_letter (letter_id);
CREATE INDEX list_letter_by_slot ON list_letter (slot);
CREATE INDEX list_letter_by_character ON list_letter (coalesce(unicode, chinese));
CREATE INDEX list_character_by_character ON list_character (character);
