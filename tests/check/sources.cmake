# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  check/respellings_test.cpp
)
