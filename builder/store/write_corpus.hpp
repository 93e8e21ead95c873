// SPDX-License-Identifier: MIT
// Writes all that the sources say and all that the rules make into an empty database: tables, rows,
// indexes, views, and what the database says about itself, in one transaction.
#pragma once

#include "model/generated.hpp"
#include "store/database.hpp"
#include "store/version.hpp"
#include "text/source_text.hpp"

#include <string>

namespace xitan {

struct WriteOptions {
    bool passages = true;  // false: no sentence of the treatise is quoted: neither passages nor glosses
    std::string builder_version{xitan::builder_version()};
};

// Requires: database is empty; reading, checking and generating gave no error. DatabaseError if
// SQLite refuses a row; std::logic_error if something refers to what does not exist.
void write_corpus(Database& database, Corpus const& corpus, Generated const& generated, SourceSet const& sources,
                  WriteOptions const& options = {});

}  // namespace xitan
