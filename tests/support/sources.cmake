# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  support/bad_file.cpp
  support/temporary_folder.cpp
  support/real_database.cpp
  support/shell.cpp
  support/tiny_treatise.cpp
  support/treatise.cpp
)
