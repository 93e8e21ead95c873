// SPDX-License-Identifier: MIT
// The metadata of the CLDF data set: a description of its tables in JSON (CSVW), with the terms of the CLDF ontology.
#pragma once

#include "export/cldf_tables.hpp"

#include <nlohmann/json_fwd.hpp>

namespace xitan {

// A table is called by a term of the ontology only where it has all that the standard asks of such a table.
[[nodiscard]] nlohmann::ordered_json cldf_metadata(Database const& database, std::vector<CldfTable> const& tables);

}  // namespace xitan
