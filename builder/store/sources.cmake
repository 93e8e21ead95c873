# SPDX-License-Identifier: MIT
target_sources(xitan_core PRIVATE
  store/about.cpp
  store/context.cpp
  store/database.cpp
  store/declared.cpp
  store/digest.cpp
  store/insert.cpp
  store/publish.cpp
  store/sha256.cpp
  store/sizes.cpp
  store/staging.cpp
  store/version.cpp
  store/write_apparatus.cpp
  store/write_chapters.cpp
  store/write_charts.cpp
  store/write_commentary.cpp
  store/write_corpus.cpp
  store/write_counts.cpp
  store/write_entries.cpp
  store/write_letters.cpp
  store/write_links.cpp
  store/write_lists.cpp
  store/write_phonology.cpp
  store/write_readings.cpp
  store/write_search.cpp
  store/write_work.cpp
)
set_source_files_properties(store/version.cpp PROPERTIES COMPILE_DEFINITIONS "XITAN_VERSION=\"${PROJECT_VERSION}\"")

# This SQL becomes part of the program.
xitan_embed_sql(schema schema_files)
