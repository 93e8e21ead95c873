# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  read/bad_files.cpp
  read/node.cpp
  read/read_corpus.cpp
)
