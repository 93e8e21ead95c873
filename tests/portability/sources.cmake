# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  portability/readers.cpp
  portability/report.cpp
)
