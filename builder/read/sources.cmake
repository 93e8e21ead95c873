# SPDX-License-Identifier: MIT
target_sources(xitan_core PRIVATE
  read/check_text.cpp
  read/fields.cpp
  read/load.cpp
  read/node.cpp
  read/read_chapter.cpp
  read/read_claim.cpp
  read/read_corpus.cpp
  read/read_entry.cpp
  read/read_letter.cpp
  read/read_list.cpp
  read/read_phonology.cpp
  read/read_reading.cpp
  read/read_rule.cpp
  read/read_script.cpp
  read/read_work.cpp
  read/yaml_text.cpp
)
