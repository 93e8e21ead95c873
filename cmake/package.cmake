# SPDX-License-Identifier: MIT
# Packages, and the folder of all that is released: target `release` writes build/release-files.
# No clock is in them: what has a date has that of SOURCE_DATE_EPOCH, or else of the last commit.
set(XITAN_EPOCH "$ENV{SOURCE_DATE_EPOCH}")
if(NOT XITAN_EPOCH)
  execute_process(COMMAND git -C ${CMAKE_SOURCE_DIR} log -1 --format=%ct
    OUTPUT_VARIABLE XITAN_EPOCH OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
if(NOT XITAN_EPOCH)
  set(XITAN_EPOCH 0)  # sources without their history
endif()

set(CPACK_GENERATOR TGZ DEB)
set(CPACK_PACKAGE_VENDOR "The xitan authors")
set(CPACK_PACKAGE_CONTACT "The xitan authors <maintainers@users.noreply.a-seed-ebe0f73c.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Tang treatise on the Siddham script as a database")
string(TOLOWER "xitan-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR}" CPACK_PACKAGE_FILE_NAME)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/cmake/set_dates.cmake)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SECTION non-free/text)  # the quoted text asks for non-commercial use
set(CPACK_DEBIAN_PACKAGE_SUGGESTS sqlite3)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"xitan holds the treatise on the Siddham script that Zhiguang wrote in the
eighth century (Taisho 54 no. 2132) as an SQLite database: the letters, how
each sounds in Chinese, and the syllables that its chapters of rules make.
.
The program asks that database, and compiles it from its sources.")

# What Debian wants beside the licence: its own form of it, the history, and whose libraries are in the program.
install(FILES cmake/debian/copyright TYPE DOC)
find_program(GZIP gzip)
if(GZIP)
  file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/debian)
  execute_process(COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C date -u -R -d @${XITAN_EPOCH}
    OUTPUT_VARIABLE date OUTPUT_STRIP_TRAILING_WHITESPACE)
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/debian/changelog @ONLY CONTENT
"xitan (@PROJECT_VERSION@) unstable; urgency=medium

  * As released.

 -- @CPACK_PACKAGE_CONTACT@  @date@
")
  execute_process(COMMAND ${GZIP} -9nkf ${CMAKE_BINARY_DIR}/debian/changelog)
  install(FILES ${CMAKE_BINARY_DIR}/debian/changelog.gz TYPE DOC)
endif()
if(XITAN_STATIC)
  foreach(package libsqlite3-dev libsqlitecpp-dev libyaml-cpp-dev libutf8proc-dev libcli11-dev nlohmann-json3-dev)
    install(FILES /usr/share/doc/${package}/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR}/libraries RENAME ${package})
  endforeach()
endif()
include(CPack)

set(XITAN_PREVIOUS_RELEASE "" CACHE FILEPATH "Database of the last release, with which the changes are compared")
add_custom_target(release
  COMMAND ${CMAKE_COMMAND} -DPROGRAM=$<TARGET_FILE:xitan> -DDATABASE=${XITAN_DATABASE} -DCOMPANIONS=${XITAN_COMPANIONS}
          -DVERSION=${PROJECT_VERSION} -DEPOCH=${XITAN_EPOCH} -DCPACK_CONFIG=${CMAKE_BINARY_DIR}/CPackConfig.cmake
          -DPREVIOUS=${XITAN_PREVIOUS_RELEASE} -DOUTPUT=${CMAKE_SOURCE_DIR}/build/release-files -P ${CMAKE_SOURCE_DIR}/cmake/release.cmake
  COMMENT "Writing build/release-files" VERBATIM USES_TERMINAL)
add_dependencies(release companions)
