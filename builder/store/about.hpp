// SPDX-License-Identifier: MIT
// What the database says about itself: table build_info, and table description, which is made of
// the comments in the schema so that there is one source of both.
#pragma once

#include "store/write_corpus.hpp"

#include <optional>
#include <vector>

namespace xitan {

struct Description {
    std::string object;                 // table or view
    std::optional<std::string> column;  // none: the object as a whole
    std::string text;
};

// The `-- …` comments of a CREATE TABLE or CREATE VIEW: that of its first line describes the object,
// that of a line which defines one of the columns that column. Lines that hold only a comment go on
// with the one above.
[[nodiscard]] std::vector<Description> descriptions_in(std::string_view object, std::string_view create,
                                                       std::vector<std::string> const& columns);

// Those of all tables and views of a database, by name, as they stand in the table description.
[[nodiscard]] std::vector<Description> descriptions_of(Database const& database);

// Whether it is one of the tables in which SQLite keeps an index table.
[[nodiscard]] bool is_plumbing(Database const& database, std::string const& object);

// Requires: all other rows are written.
void write_about(Database& database, Work const& work, WriteOptions const& options);

}  // namespace xitan
