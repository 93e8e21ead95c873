// SPDX-License-Identifier: MIT
// The database as SQL for PostgreSQL (15 or newer), for those who outgrow one file: all tables with keys, checks,
// indexes and rows, all views of the contract with the same values, all descriptions as comments. The full-text index
// is left out, and the view that it is made of.
#pragma once

#include "store/database.hpp"

#include <iosfwd>

namespace xitan {

// One script for psql. It makes the schema `xitan`, in one transaction, in any database in UTF-8. What the dump holds
// comes from the database: its own definitions are translated. A definition that cannot be is a DatabaseError which
// names it, and nothing is written.
void write_postgresql(Database const& database, std::ostream& out);

}  // namespace xitan
