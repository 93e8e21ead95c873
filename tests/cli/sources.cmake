# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  cli/search_command_test.cpp
)
