# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  samples/samples.cpp
)
