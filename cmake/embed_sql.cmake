# SPDX-License-Identifier: MIT
# Writes a C++ file that holds the SQL files of a folder, byte for byte and in order of name:
#   cmake -DFOLDER=schema -DFUNCTION=schema_files -DOUTPUT=schema.cpp -P embed_sql.cmake
# OUTPUT defines `std::span<SqlFile const> xitan::FUNCTION()` as declared in store/embedded.hpp.
file(GLOB files "${FOLDER}/*.sql")
list(SORT files)
if(NOT files)
  message(FATAL_ERROR "${FOLDER} has no *.sql file")
endif()

set(text "// Made by cmake/embed_sql.cmake; do not edit.\n#include \"store/embedded.hpp\"\n\n#include <array>\n\n")
string(APPEND text "namespace xitan {\n\nnamespace {\n\nconstexpr std::array files{\n")
foreach(file IN LISTS files)
  get_filename_component(name "${file}" NAME)
  file(READ "${file}" sql)
  string(FIND "${sql}" ")~sql~" clash)
  if(NOT clash EQUAL -1)
    message(FATAL_ERROR "${file} holds )~sql~, which ends the string that it is embedded in")
  endif()
  string(APPEND text "    SqlFile{\"${name}\", R\"~sql~(${sql})~sql~\"},\n")
endforeach()
string(APPEND text "};\n\n}  // namespace\n\nstd::span<SqlFile const> ${FUNCTION}() { return files; }\n\n}  // namespace xitan\n")
file(WRITE "${OUTPUT}" "${text}")
