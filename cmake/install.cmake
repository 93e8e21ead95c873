# SPDX-License-Identifier: MIT
# What `cmake --install` puts where. The program makes some of it: target `companions` first.
include(GNUInstallDirs)

set(XITAN_COMPANIONS ${CMAKE_BINARY_DIR}/companions)
add_custom_target(companions
  COMMAND ${CMAKE_COMMAND} -DPROGRAM=$<TARGET_FILE:xitan> -DDATABASE=${XITAN_DATABASE} -DOUTPUT=${XITAN_COMPANIONS}
          -P ${CMAKE_SOURCE_DIR}/cmake/companions.cmake
  COMMENT "Writing header, manual and completions" VERBATIM)
add_dependencies(companions database)

install(TARGETS xitan)
install(FILES ${XITAN_DATABASE} DESTINATION ${CMAKE_INSTALL_DATADIR}/xitan)
install(DIRECTORY schema queries exports DESTINATION ${CMAKE_INSTALL_DATADIR}/xitan FILES_MATCHING PATTERN *.sql)
install(FILES ${XITAN_COMPANIONS}/xitan.h TYPE INCLUDE)

find_program(GZIP gzip)
install(FILES ${XITAN_COMPANIONS}/xitan.1$<$<BOOL:${GZIP}>:.gz> DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)

# Where each shell looks for the completions of others.
install(FILES ${XITAN_COMPANIONS}/completions/bash
  DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME xitan)
install(FILES ${XITAN_COMPANIONS}/completions/zsh
  DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions RENAME _xitan)
install(FILES ${XITAN_COMPANIONS}/completions/fish
  DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d RENAME xitan.fish)

# README leads to docs/.
install(FILES README.md LICENSE NOTICE CITATION.cff TYPE DOC)
install(FILES ARCHITECTURE.md TYPE DOC)
install(FILES sources/README.md DESTINATION ${CMAKE_INSTALL_DOCDIR}/sources)
install(FILES builder/README.md DESTINATION ${CMAKE_INSTALL_DOCDIR}/builder)
install(DIRECTORY docs TYPE DOC PATTERN *.ids EXCLUDE)
