# SPDX-License-Identifier: MIT
target_sources(xitan_core PRIVATE
  text/escaped.cpp
  text/utf8.cpp
  text/source_text.cpp
  text/diagnostics.cpp
  text/print_diagnostics.cpp
)
