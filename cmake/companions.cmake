# SPDX-License-Identifier: MIT
# Writes what the program makes of itself and of a database, and what is installed with them:
#   cmake -DPROGRAM=xitan -DDATABASE=xitan.db -DOUTPUT=FOLDER -P companions.cmake
# FOLDER then holds xitan.h, xitan.1 (and xitan.1.gz where there is gzip) and completions/{bash,zsh,fish}.
function(print_into file)
  execute_process(COMMAND ${PROGRAM} ${ARGN} OUTPUT_FILE ${OUTPUT}/${file} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

file(REMOVE_RECURSE ${OUTPUT})
file(MAKE_DIRECTORY ${OUTPUT}/completions)
print_into(xitan.h export - --format header --db ${DATABASE})
print_into(xitan.1 manual)
foreach(shell bash zsh fish)
  print_into(completions/${shell} completion ${shell})
endforeach()

find_program(GZIP gzip)
if(GZIP)
  execute_process(COMMAND ${GZIP} -9nk ${OUTPUT}/xitan.1 COMMAND_ERROR_IS_FATAL ANY)
endif()
