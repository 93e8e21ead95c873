# SPDX-License-Identifier: MIT
target_sources(xitan_core PRIVATE
  cli/build_command.cpp
  cli/check_command.cpp
  cli/pipeline.cpp
  cli/run.cpp
  cli/summary.cpp
  cli/terminal.cpp
  cli/version.cpp
)
