# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  export/bibtex.cpp
  export/c_header.cpp
  export/cldf.cpp
  export/data_sets.cpp
  export/described.cpp
  export/described_terms.cpp
  export/exported.cpp
  export/formats.cpp
  export/glyph_text.cpp
  export/grid.cpp
  export/postgresql.cpp
  export/postgresql_dump.cpp
  export/postgresql_server.cpp
  export/postgresql_sql.cpp
  export/read_back.cpp
  export/schema_markdown.cpp
  export/table.cpp
  export/tei.cpp
  export/tei_model.cpp
  export/xml.cpp
  export/xml_tree.cpp
  export/write_files.cpp
)
