# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  house/layers.cpp
  house/readme.cpp
  house/release.cpp
)
