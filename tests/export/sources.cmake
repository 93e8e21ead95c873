# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  export/formats.cpp
  export/table.cpp
)
