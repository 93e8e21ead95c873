// SPDX-License-Identifier: MIT
// What a format of `xitan export` makes of a database, as text.
#pragma once

#include "store/database.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace xitan::test {

// Path → bytes. Fails if two files have one path.
[[nodiscard]] std::map<std::string, std::string> exported(Database const& database, std::string_view format);

// The rows of a CSV file by RFC 4180, its head first. Fails at what the RFC does not allow and at rows of another
// width.
[[nodiscard]] std::vector<std::vector<std::string>> csv_rows(std::string const& text);

}  // namespace xitan::test
