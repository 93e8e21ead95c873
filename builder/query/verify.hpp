// SPDX-License-Identifier: MIT
// Whether a database is whole, of this program, and still what was built: one check, one finding.
#pragma once

#include "store/database.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace xitan {

struct Check {
    std::string name;  // "integrity"
    bool ok;
    std::string finding;  // what was seen; if it is not ok, what is wrong and what to do
};

using Checks = std::vector<Check>;

// Looks at all that the file itself can tell: mark, schema version, integrity, references, schema, content digest,
// what it says about itself, entries, search index. A check that cannot be made at all is not ok. Of a file that is
// not of this program and schema version, only that is said; nothing that its own schema defines is run then.
// Writes nothing. database: opened with open_alone.
[[nodiscard]] Checks verify(Database const& database);

}  // namespace xitan
