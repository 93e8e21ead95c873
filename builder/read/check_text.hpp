// SPDX-License-Identifier: MIT
// What may not stand in a source, character by character: broken UTF-8, U+FFFD, surrogates,
// private-use, control and invisible characters, noncharacters, tabs, and what is not in
// normalization form C.
#pragma once

#include "text/diagnostics.hpp"
#include "text/location.hpp"
#include "text/source_text.hpp"

#include <string>
#include <string_view>

namespace xitan {

// Reports every offending character of a file with its place. True: there was none.
bool check_file_text(FileId file, SourceSet const& sources, Diagnostics& diagnostics);

// The same for a value that was written with \-escapes, where the file shows nothing; all at one place.
bool check_value_text(std::string_view text, Location at, Diagnostics& diagnostics);

}  // namespace xitan
