# SPDX-License-Identifier: MIT
target_sources(xitan_core PRIVATE
  query/catalog.cpp
  query/run_query.cpp
  query/search.cpp
  query/search_documents.cpp
  query/search_snippet.cpp
  query/search_spelling.cpp
  query/search_text.cpp
  ${CMAKE_CURRENT_BINARY_DIR}/query_files.cpp
)

# The SQL of queries/ becomes part of the program.
file(GLOB XITAN_QUERIES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/queries/*.sql)
add_custom_command(
  OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/query_files.cpp
  COMMAND ${CMAKE_COMMAND} -DFOLDER=${CMAKE_SOURCE_DIR}/queries -DFUNCTION=query_files
          -DOUTPUT=${CMAKE_CURRENT_BINARY_DIR}/query_files.cpp -P ${CMAKE_SOURCE_DIR}/cmake/embed_sql.cmake
  DEPENDS ${XITAN_QUERIES} ${CMAKE_SOURCE_DIR}/cmake/embed_sql.cmake
  COMMENT "Embedding queries/*.sql" VERBATIM)
