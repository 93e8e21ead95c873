# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  cli/build_command.cpp
  cli/command_line.cpp
  cli/completion.cpp
  cli/datasette_command.cpp
  cli/diff_command.cpp
  cli/export_command.cpp
  cli/fanqie_command.cpp
  cli/find_database.cpp
  cli/manual.cpp
  cli/matrix_command.cpp
  cli/page.cpp
  cli/query_command.cpp
  cli/same_bytes.cpp
  cli/search_command_test.cpp
  cli/show_command.cpp
  cli/sizes_command.cpp
  cli/verify_command.cpp
)
