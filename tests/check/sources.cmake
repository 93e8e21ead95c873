# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  check/forms_test.cpp
  check/lists_test.cpp
  check/numerals.cpp
  check/respellings_test.cpp
)
