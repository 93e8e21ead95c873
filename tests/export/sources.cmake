# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  export/bibtex.cpp
  export/c_header.cpp
  export/cldf.cpp
  export/exported.cpp
  export/formats.cpp
  export/glyph_text.cpp
  export/postgresql.cpp
  export/postgresql_dump.cpp
  export/postgresql_server.cpp
  export/postgresql_sql.cpp
  export/table.cpp
  export/tei.cpp
  export/tei_model.cpp
  export/xml.cpp
  export/xml_tree.cpp
)
