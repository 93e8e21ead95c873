# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  query/search_hostile_test.cpp
  query/search_test.cpp
  query/answers.cpp
  query/catalog.cpp
  query/diff.cpp
  query/id_list.cpp
  query/verify.cpp
  query/find_entry.cpp
  query/letter_matrix.cpp
  query/list_answers.cpp
  query/plans.cpp
  query/record.cpp
  query/rows.cpp
  query/run_query.cpp
  query/statement.cpp
  query/stock_shell.cpp
)
