# SPDX-License-Identifier: MIT
target_sources(xitan_core PRIVATE
  query/card.cpp
  query/catalog.cpp
  query/contract.cpp
  query/diff.cpp
  query/diff_rows.cpp
  query/fanqie_answer.cpp
  query/find_entry.cpp
  query/id_list.cpp
  query/letter_matrix.cpp
  query/record.cpp
  query/run_query.cpp
  query/search.cpp
  query/search_documents.cpp
  query/search_snippet.cpp
  query/search_spelling.cpp
  query/search_text.cpp
  query/verify.cpp
  query/verify_schema.cpp
  ${CMAKE_CURRENT_BINARY_DIR}/query_files.cpp
  ${CMAKE_CURRENT_BINARY_DIR}/card_files.cpp
)

# The SQL of queries/ becomes part of the program.
file(GLOB XITAN_QUERIES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/queries/*.sql)
add_custom_command(
  OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/query_files.cpp
  COMMAND ${CMAKE_COMMAND} -DFOLDER=${CMAKE_SOURCE_DIR}/queries -DFUNCTION=query_files
          -DOUTPUT=${CMAKE_CURRENT_BINARY_DIR}/query_files.cpp -P ${CMAKE_SOURCE_DIR}/cmake/embed_sql.cmake
  DEPENDS ${XITAN_QUERIES} ${CMAKE_SOURCE_DIR}/cmake/embed_sql.cmake
  COMMENT "Embedding queries/*.sql" VERBATIM)

# So do the small questions of the cards.
file(GLOB XITAN_CARDS CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/queries/cards/*.sql)
add_custom_command(
  OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/card_files.cpp
  COMMAND ${CMAKE_COMMAND} -DFOLDER=${CMAKE_SOURCE_DIR}/queries/cards -DFUNCTION=card_files
          -DOUTPUT=${CMAKE_CURRENT_BINARY_DIR}/card_files.cpp -P ${CMAKE_SOURCE_DIR}/cmake/embed_sql.cmake
  DEPENDS ${XITAN_CARDS} ${CMAKE_SOURCE_DIR}/cmake/embed_sql.cmake
  COMMENT "Embedding queries/cards/*.sql" VERBATIM)
