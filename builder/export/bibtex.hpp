// SPDX-License-Identifier: MIT
// The work and its sources as BibTeX, under their own ids.
#pragma once

#include "store/database.hpp"

#include <iosfwd>

namespace xitan {

void write_bibtex(Database const& database, std::ostream& out);

}  // namespace xitan
