# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  generate/ledger.cpp
  generate/readings.cpp
  generate/rules.cpp
)
