-- SPDX-License-Identifier: MIT
-- Asked of the file in every SQLite, one question a line. Below each stand its rows as every one must
-- print them, as `sqlite3 -nullvalue NULL FILE < questions.sql` does.
SELECT a.application_id, u.user_version FROM pragma_application_id AS a, pragma_user_version AS u;
-- 2020177006|1
SELECT iast, siddham, name_zh, fanqie, near, elsewhere FROM letters WHERE id = 'letter/ga';
-- ga|𑖐|迦|渠下反|其下反|疑可反
SELECT siddham, length(siddham), unicode(siddham), hex(siddham) FROM letters WHERE id = 'letter/ka';
-- 𑖎|1|71054|F091968E
SELECT id, iast, devanagari FROM syllables WHERE siddham = '𑖎𑖿𑖧';
-- syllable/k-ya|kya|क्य
SELECT iast FROM syllables ORDER BY dictionary_order LIMIT 4 OFFSET 13;
-- ai
-- o
-- au
-- ka
SELECT syllable_id FROM spellings WHERE scheme = 'hk' AND text = 'lR' ORDER BY syllable_id;
-- syllable/lvr
-- syllable/vl
SELECT id, cluster, status FROM cells WHERE iast = 'ṅya' ORDER BY id;
-- cell/02.05.01|ṅ y|counted
-- cell/15.21.01|ṅ y|counted
SELECT number, title_zh, rows, cells FROM chapters WHERE number = 2;
-- 2|第二章|33|396
SELECT id, upper, lower, target FROM readings WHERE printed LIKE '%居下%';
-- 1187c27.2|居|下|ka
SELECT reckoning, stated, generated, verdict FROM counts WHERE chapter IS NULL ORDER BY stated DESC;
-- preface|6238|6238|agrees
-- stated|6226|6226|agrees
-- note|6214|6214|agrees
SELECT line, printed, proposed, adopted, certainty FROM emendations WHERE line = '1188a13' AND field = 'fanqie';
-- 1188a13|折我|拆我|0|medium
SELECT to_id FROM xrefs WHERE from_id = 'letter/ka' AND relation IN ('aspirate-pair', 'class-nasal') ORDER BY to_id;
-- letter/kha
-- letter/nga
SELECT id, tone, weight FROM readings WHERE id = '1187c27.2';
-- 1187c27.2|NULL|NULL
SELECT id FROM readings WHERE id = 'no such reading';
