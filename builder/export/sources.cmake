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
  ${CMAKE_CURRENT_BINARY_DIR}/cldf_sql_files.cpp
  ${CMAKE_CURRENT_BINARY_DIR}/export_files.cpp
  ${CMAKE_CURRENT_BINARY_DIR}/postgresql_files.cpp
)

# The SQL of exports/ becomes part of the program.
file(GLOB XITAN_EXPORTS CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/exports/*.sql)
add_custom_command(
  OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/export_files.cpp
  COMMAND ${CMAKE_COMMAND} -DFOLDER=${CMAKE_SOURCE_DIR}/exports -DFUNCTION=export_files
          -DOUTPUT=${CMAKE_CURRENT_BINARY_DIR}/export_files.cpp -P ${CMAKE_SOURCE_DIR}/cmake/embed_sql.cmake
  DEPENDS ${XITAN_EXPORTS} ${CMAKE_SOURCE_DIR}/cmake/embed_sql.cmake
  COMMENT "Embedding exports/*.sql" VERBATIM)

# So does what PostgreSQL lacks.
file(GLOB XITAN_POSTGRESQL CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/exports/postgresql/*.sql)
add_custom_command(
  OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/postgresql_files.cpp
  COMMAND ${CMAKE_COMMAND} -DFOLDER=${CMAKE_SOURCE_DIR}/exports/postgresql -DFUNCTION=postgresql_sql
          -DOUTPUT=${CMAKE_CURRENT_BINARY_DIR}/postgresql_files.cpp -P ${CMAKE_SOURCE_DIR}/cmake/embed_sql.cmake
  DEPENDS ${XITAN_POSTGRESQL} ${CMAKE_SOURCE_DIR}/cmake/embed_sql.cmake
  COMMENT "Embedding exports/postgresql/*.sql" VERBATIM)

# So does that of the CLDF data set.
file(GLOB XITAN_CLDF CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/exports/cldf/*.sql)
add_custom_command(
  OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/cldf_sql_files.cpp
  COMMAND ${CMAKE_COMMAND} -DFOLDER=${CMAKE_SOURCE_DIR}/exports/cldf -DFUNCTION=cldf_sql_files
          -DOUTPUT=${CMAKE_CURRENT_BINARY_DIR}/cldf_sql_files.cpp -P ${CMAKE_SOURCE_DIR}/cmake/embed_sql.cmake
  DEPENDS ${XITAN_CLDF} ${CMAKE_SOURCE_DIR}/cmake/embed_sql.cmake
  COMMENT "Embedding exports/cldf/*.sql" VERBATIM)
