# SPDX-License-Identifier: MIT
target_sources(xitan_core PRIVATE
  cli/build_command.cpp
  cli/card_chapter.cpp
  cli/card_chart.cpp
  cli/card_head.cpp
  cli/card_lists.cpp
  cli/card_readings.cpp
  cli/card_text.cpp
  cli/check_command.cpp
  cli/completion.cpp
  cli/datasette_command.cpp
  cli/declare_outputs.cpp
  cli/declare_questions.cpp
  cli/declare_sources.cpp
  cli/diff_command.cpp
  cli/diff_text.cpp
  cli/export_command.cpp
  cli/fanqie_command.cpp
  cli/fanqie_text.cpp
  cli/find_database.cpp
  cli/manual.cpp
  cli/matrix_command.cpp
  cli/page.cpp
  cli/pipeline.cpp
  cli/query_command.cpp
  cli/run.cpp
  cli/search_command.cpp
  cli/show_command.cpp
  cli/sizes_command.cpp
  cli/summary.cpp
  cli/terminal.cpp
  cli/usage.cpp
  cli/verify_command.cpp
  cli/version.cpp
)

include(GNUInstallDirs)
file(RELATIVE_PATH from_program "${CMAKE_INSTALL_FULL_BINDIR}" "${CMAKE_INSTALL_FULL_DATADIR}/xitan/xitan.db")
set_source_files_properties(cli/find_database.cpp PROPERTIES COMPILE_DEFINITIONS
  "XITAN_DATABASE_FROM_PROGRAM=\"${from_program}\";XITAN_INSTALLED_DATABASE=\"${CMAKE_INSTALL_FULL_DATADIR}/xitan/xitan.db\"")
