// SPDX-License-Identifier: MIT
// The help of a query, made of the comment at the head of its file.
#pragma once

#include "query/catalog.hpp"

#include <string>

namespace xitan {

[[nodiscard]] std::string describe(Query const& query);

// Empty if there is no query of that name.
[[nodiscard]] std::string describe_query(std::string const& name);

}  // namespace xitan
