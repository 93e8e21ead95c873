# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  read/bad_files.cpp
  read/tiny.cpp
)
