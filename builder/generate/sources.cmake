# SPDX-License-Identifier: MIT
target_sources(xitan_core PRIVATE
  generate/counting.cpp
  generate/character_readings.cpp
  generate/generate.cpp
  generate/ledger.cpp
  generate/links.cpp
  generate/list_characters.cpp
  generate/operations.cpp
  generate/readings.cpp
  generate/positions.cpp
  generate/resolve_fanqie.cpp
  generate/rows.cpp
  generate/sound.cpp
  generate/syllables.cpp
  generate/transcription_units.cpp
)
