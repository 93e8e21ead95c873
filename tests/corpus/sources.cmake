# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  corpus/charts.cpp
  corpus/edition.cpp
  corpus/list_characters.cpp
  corpus/lists.cpp
  corpus/releases.cpp
  corpus/spellings.cpp
)
