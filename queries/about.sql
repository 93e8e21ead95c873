-- SPDX-License-Identifier: MIT
-- What this database is: version, licence, how to cite it, and the digest of its content.
SELECT
    b.key AS key,
    b.value AS value
FROM build_info AS b
ORDER BY b.key;
