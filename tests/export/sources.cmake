# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  export/c_header.cpp
  export/formats.cpp
  export/table.cpp
)
