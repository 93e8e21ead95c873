# SPDX-License-Identifier: MIT
target_sources(xitan_core PRIVATE
  model/alphabet.cpp
  model/lines.cpp
)
