// SPDX-License-Identifier: MIT
// Version 2 of Catch2 wants its main compiled here; version 3 brings it in a library.
#if !__has_include(<catch2/catch_all.hpp>)
#define CATCH_CONFIG_MAIN
#endif
#include "support/catch.hpp"
