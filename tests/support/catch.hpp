// SPDX-License-Identifier: MIT
// Catch2 version 2 (Debian 12) and version 3 (newer systems) under one name.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
