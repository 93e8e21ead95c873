# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  text/diagnostics.cpp
  text/source_text.cpp
  text/utf8.cpp
)
