# SPDX-License-Identifier: MIT
target_sources(xitan_core PRIVATE
  model/alphabet.cpp
  model/ids.cpp
  model/lines.cpp
  model/names.cpp
  model/transcription.cpp
)
