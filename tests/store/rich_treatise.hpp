// SPDX-License-Identifier: MIT
// The tiny treatise with something of everything that a source can say, so that every table of the
// database has rows, and the databases made of it.
#pragma once

#include "store/write_corpus.hpp"
#include "support/tiny_treatise.hpp"

#include <string>
#include <vector>

namespace xitan::test {

[[nodiscard]] Files rich_treatise();

// A database in memory of the rich treatise; the test fails if the sources have errors.
[[nodiscard]] Database rich_database(WriteOptions const& options = {});
[[nodiscard]] Database database_of(Compiled const& compiled, WriteOptions const& options = {});

// All rows of a SELECT as text, one a line, columns joined by "|", NULL empty.
[[nodiscard]] std::string rows(Database const& database, std::string_view select);

}  // namespace xitan::test
