-- SPDX-License-Identifier: MIT
-- What SQLite has and PostgreSQL lacks or does otherwise, for the checks and views of the dump. Nothing in them depends on
-- settings, so all are immutable.

-- The type of a stored value, by SQLite's name.
CREATE FUNCTION typeof(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT CASE WHEN $1 IS NULL THEN 'null' ELSE 'text' END $$;

CREATE FUNCTION typeof(bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT CASE WHEN $1 IS NULL THEN 'null' ELSE 'integer' END $$;

-- A pattern of GLOB as a regular expression. A bracket that is not closed matches nothing.
CREATE FUNCTION glob_pattern(glob text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
    SELECT '^' || coalesce(string_agg(CASE
        WHEN m.part[1] = '*' THEN '.*'
        WHEN m.part[1] = '?' THEN '.'
        WHEN m.part[1] = '[' THEN '$.'
        WHEN starts_with(m.part[1], '[') THEN '[' || regexp_replace(substr(m.part[1], 2), '[[\\]', '\\\&', 'g')
        ELSE regexp_replace(m.part[1], '[]{}()+^$|\\.]', '\\\&')
    END, '' ORDER BY m.place), '') || '$'
    FROM regexp_matches(glob, '\[\^?\]?[^]]*\]|.', 'g') WITH ORDINALITY AS m (part, place)
$$;

-- From the end for a place below 0; the place 0 is one before the first. A negative length is refused.
CREATE FUNCTION substr_of(words text, place bigint) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
    SELECT substr(words, CASE WHEN place < 0 THEN greatest(length(words) + place + 1, 1) ELSE place END::integer)
$$;

CREATE FUNCTION substr_of(words text, place bigint, size bigint) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
    SELECT CASE
        WHEN size < 0 THEN substr(words, 1, size::integer)
        WHEN place > 0 THEN substr(words, place::integer, size::integer)
        WHEN place = 0 THEN substr(words, 1, greatest(size - 1, 0)::integer)
        WHEN -place <= length(words) THEN substr(words, (length(words) + place + 1)::integer, size::integer)
        ELSE substr(words, 1, greatest(size + place + length(words), 0)::integer)
    END
$$;

-- The character of a code point, and the code point of the first character; NULL for an empty text.
CREATE FUNCTION char_of(bigint) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT chr($1::integer) $$;

CREATE FUNCTION unicode(text) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT nullif(ascii($1), 0) $$;

-- One number in a text: %d, %x or %X, perhaps filled with zeros (%04X). All else is refused.
CREATE FUNCTION printf(format text, number bigint) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
    part text[] := regexp_match(format, '^([^%]*)%(?:0(\d+))?([dxX])([^%]*)$');
    digits text;
BEGIN
    IF part IS NULL OR number < 0 THEN
        RAISE EXCEPTION 'printf(%, %) is not known here', format, number;
    END IF;
    digits := CASE part[3] WHEN 'd' THEN coalesce(number, 0)::text ELSE to_hex(coalesce(number, 0)) END;
    IF part[3] = 'X' THEN
        digits := upper(digits);
    END IF;
    RETURN part[1] || repeat('0', coalesce(part[2]::integer, 0) - length(digits)) || digits || part[4];
END
$$;

-- How often something is true.
CREATE FUNCTION add_truth(bigint, boolean) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT CASE WHEN $2 IS NULL THEN $1 ELSE coalesce($1, 0) + $2::integer END $$;

CREATE AGGREGATE sum(boolean) (SFUNC = add_truth, STYPE = bigint);
