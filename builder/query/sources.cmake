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
)

# This SQL becomes part of the program.
xitan_embed_sql(queries query_files)
xitan_embed_sql(queries/cards card_files)
