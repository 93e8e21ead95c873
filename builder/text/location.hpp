// SPDX-License-Identifier: MIT
// Places in source files. A place is part of every datum that a later check may complain about.
#pragma once

#include <cstdint>
#include <utility>

namespace xitan {

// Index of a file in the SourceSet that loaded it.
using FileId = std::uint32_t;

// A place in a source file. line and column count from 1; column counts characters
// (code points), not bytes. line 0 means the file as a whole (missing, unreadable, too large).
struct Location {
    FileId file = 0;
    std::uint32_t line = 0;
    std::uint32_t column = 0;

    friend bool operator==(Location const&, Location const&) = default;
    friend auto operator<=>(Location const&, Location const&) = default;
};

// A value and the place where it was written.
template <class T>
struct Located {
    T value{};
    Location at{};
};

}  // namespace xitan
