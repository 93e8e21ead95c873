# SPDX-License-Identifier: MIT
target_sources(xitan_core PRIVATE
  generate/counting.cpp
  generate/generate.cpp
  generate/ledger.cpp
  generate/links.cpp
  generate/operations.cpp
  generate/readings.cpp
  generate/rows.cpp
  generate/syllables.cpp
)
