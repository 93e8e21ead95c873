# SPDX-License-Identifier: MIT
# Puts all that is released into one folder, with a manifest and checksums:
#   cmake -DPROGRAM=xitan -DDATABASE=xitan.db -DCOMPANIONS=FOLDER -DVERSION=0.1.0 -DEPOCH=SECONDS
#         [-DCPACK_CONFIG=CPackConfig.cmake] [-DFORMATS=all] [-DPREVIOUS=old.db] -DOUTPUT=FOLDER
#         -P release.cmake
# COMPANIONS is what companions.cmake wrote. Without CPACK_CONFIG there are no packages. FORMATS are those of
# `xitan export`. PREVIOUS is the database, or the list of ids, of the last release; without it this is the first. The
# folder is replaced once the new one is complete; equal input gives equal bytes.
cmake_minimum_required(VERSION 3.25)
if(NOT FORMATS)
  set(FORMATS all)
endif()
set(part ${OUTPUT}.part)
set(ENV{SOURCE_DATE_EPOCH} ${EPOCH})
file(REMOVE_RECURSE ${part})
file(MAKE_DIRECTORY ${part})

function(run)
  execute_process(COMMAND ${ARGN} WORKING_DIRECTORY ${part} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# One folder as NAME.tar.gz, without names, clock or order of the machine.
function(pack name)
  run(tar --create --file ${name}.tar.gz --use-compress-program "gzip -9n" --sort=name --mtime=@${EPOCH}
      --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX ${name})
  file(REMOVE_RECURSE ${part}/${name})
endfunction()

# Each file that is released, and what it is.
set(entries "")
function(released file meaning)
  file(SIZE ${part}/${file} size)
  file(SHA256 ${part}/${file} digest)
  string(APPEND entries "    { \"file\": \"${file}\", \"size\": ${size}, \"sha256\": \"${digest}\", \"is\": \"${meaning}\" },\n")
  set(entries "${entries}" PARENT_SCOPE)
endfunction()

file(COPY_FILE ${DATABASE} ${part}/xitan.db)
released(xitan.db "the database")
file(COPY_FILE ${COMPANIONS}/xitan.h ${part}/xitan.h)
released(xitan.h "names of tables, views and columns for C and C++")

execute_process(COMMAND ${PROGRAM} export - --format ids --db ${DATABASE} OUTPUT_FILE ${part}/xitan.ids
  COMMAND_ERROR_IS_FATAL ANY)
released(xitan.ids "the public ids that this release keeps")

execute_process(COMMAND ${PROGRAM} export - --format schema --db ${DATABASE} OUTPUT_FILE ${part}/schema.md
  COMMAND_ERROR_IS_FATAL ANY)
released(schema.md "tables, views and columns of the database")

if(PREVIOUS)
  execute_process(COMMAND ${PROGRAM} diff --format markdown ${PREVIOUS} ${DATABASE} OUTPUT_FILE ${part}/changes.md
    RESULT_VARIABLE result)
  if(NOT result MATCHES "^[01]$")  # 1: they differ
    message(FATAL_ERROR "${PREVIOUS} cannot be compared with ${DATABASE}")
  endif()
else()
  file(WRITE ${part}/changes.md "First release.\n")
endif()
released(changes.md "what has changed in the data since the last release")

set(exports xitan-exports-${VERSION})
run(${PROGRAM} export ${exports} --format ${FORMATS} --db ${DATABASE})
pack(${exports})
released(${exports}.tar.gz "the data sets as xitan export writes them")

if(CPACK_CONFIG)
  run(${CMAKE_CPACK_COMMAND} --config ${CPACK_CONFIG} -B ${part}/packages)
  file(GLOB packages RELATIVE ${part}/packages ${part}/packages/*.deb ${part}/packages/*.tar.gz)
  list(SORT packages)
  foreach(package IN LISTS packages)
    file(RENAME ${part}/packages/${package} ${part}/${package})
    if(package MATCHES "\\.deb$")
      released(${package} "program, database and manual for Debian and Ubuntu")
    else()
      released(${package} "program, database and manual, to unpack anywhere on Linux")
    endif()
  endforeach()
  file(REMOVE_RECURSE ${part}/packages)
endif()

# What the database says of itself.
execute_process(COMMAND ${PROGRAM} query about --format json --db ${DATABASE} OUTPUT_VARIABLE about
  COMMAND_ERROR_IS_FATAL ANY)
function(about key result)
  string(JSON last LENGTH "${about}")
  math(EXPR last "${last} - 1")
  foreach(i RANGE ${last})
    string(JSON found GET "${about}" ${i} key)
    if(found STREQUAL key)
      string(JSON value GET "${about}" ${i} value)
      set(${result} "${value}" PARENT_SCOPE)
      return()
    endif()
  endforeach()
  message(FATAL_ERROR "${DATABASE} does not say its ${key}")
endfunction()
about(schema_version schema)
about(data_version data)
about(content_digest digest)

string(REGEX REPLACE ",\n$" "\n" entries "${entries}")
file(WRITE ${part}/manifest.json "{
  \"name\": \"xitan\",
  \"version\": \"${VERSION}\",
  \"data_version\": \"${data}\",
  \"schema_version\": ${schema},
  \"content_digest\": \"${digest}\",
  \"files\": [
${entries}  ]
}
")

file(GLOB files RELATIVE ${part} ${part}/*)
list(SORT files)
set(sums "")
foreach(file IN LISTS files)
  file(SHA256 ${part}/${file} digest)
  string(APPEND sums "${digest}  ${file}\n")
endforeach()
file(WRITE ${part}/SHA256SUMS "${sums}")

file(REMOVE_RECURSE ${OUTPUT})
file(RENAME ${part} ${OUTPUT})
