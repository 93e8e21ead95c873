# SPDX-License-Identifier: MIT
target_sources(xitan_core PRIVATE
  export/csv.cpp
  export/formats.cpp
  export/json.cpp
  export/markdown.cpp
  export/table.cpp
)
