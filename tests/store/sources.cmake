# SPDX-License-Identifier: MIT
target_sources(xitan_tests PRIVATE
  store/lookup_test.cpp
  store/publish_test.cpp
  store/rich_treatise.cpp
  store/schema_test.cpp
  store/search_index_test.cpp
  store/sha256_test.cpp
  store/sizes_test.cpp
  store/write_test.cpp
)
