# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  query/search_hostile_test.cpp
  query/search_test.cpp
)
