# SPDX-License-Identifier: MIT
target_sources(xitan_core PRIVATE
  export/bibtex.cpp
  export/c_header.cpp
  export/card_json.cpp
  export/cldf.cpp
  export/cldf_metadata.cpp
  export/cldf_tables.cpp
  export/csv.cpp
  export/csvw.cpp
  export/data_set.cpp
  export/described.cpp
  export/export_format.cpp
  export/formats.cpp
  export/glyph_text.cpp
  export/frictionless.cpp
  export/ids.cpp
  export/json.cpp
  export/markdown.cpp
  export/postgresql.cpp
  export/postgresql_definitions.cpp
  export/postgresql_functions.cpp
  export/postgresql_query.cpp
  export/postgresql_table.cpp
  export/schema_markdown.cpp
  export/schema_tables.cpp
  export/set_files.cpp
  export/sql_nodes.cpp
  export/table.cpp
  export/tei.cpp
  export/tei_apparatus.cpp
  export/tei_body.cpp
  export/tei_entries.cpp
  export/tei_header.cpp
  export/write_files.cpp
  export/xml.cpp
)

# This SQL becomes part of the program.
xitan_embed_sql(exports export_files)
xitan_embed_sql(exports/postgresql postgresql_sql)
xitan_embed_sql(exports/cldf cldf_sql_files)
