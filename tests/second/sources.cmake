# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  second/second_treatise.cpp
)
