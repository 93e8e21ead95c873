# SPDX-License-Identifier: MIT
target_sources(xitan_core PRIVATE
  phonology/fanqie.cpp
  phonology/legality.cpp
  phonology/notation.cpp
  phonology/position.cpp
  phonology/selection.cpp
)
