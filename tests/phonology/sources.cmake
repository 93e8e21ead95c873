# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  phonology/commentary.cpp
  phonology/fanqie.cpp
  phonology/positions.cpp
  phonology/sources.cpp
  phonology/treatise.cpp
)
