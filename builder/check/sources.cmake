# SPDX-License-Identifier: MIT
target_sources(xitan_core PRIVATE
  check/check.cpp
  check/check_chapters.cpp
  check/check_characters.cpp
  check/check_claims.cpp
  check/check_commentary.cpp
  check/check_coverage.cpp
  check/check_exceptions.cpp
  check/check_forms.cpp
  check/check_letters.cpp
  check/check_lines.cpp
  check/check_lists.cpp
  check/check_phonology.cpp
  check/check_quotations.cpp
  check/check_readings.cpp
  check/check_respellings.cpp
  check/check_script.cpp
  check/check_work.cpp
  check/context.cpp
  check/numerals.cpp
  check/quotation.cpp
)
