// SPDX-License-Identifier: MIT
#include "store/write_corpus.hpp"

#include "store/about.hpp"
#include "store/context.hpp"
#include "store/embedded.hpp"
#include "store/write_search.hpp"

#include <stdexcept>

namespace xitan {

namespace {

// Files from 80 on (indexes, search documents, views) come after the rows: an index is made faster than kept.
bool after_rows(SqlFile const& file) { return file.name >= "80"; }

void make_tables(Database& database) {
    for (SqlFile const& file : schema_files()) {
        if (!after_rows(file)) database.run(file.text, file.name);
    }
}

void make_indexes_and_views(Database& database) {
    for (SqlFile const& file : schema_files()) {
        if (after_rows(file)) database.run(file.text, file.name);
    }
}

void write_rows(WriteContext const& context) {
    write_entries(context);
    write_work(context);
    write_lines(context);
    write_letters(context);
    write_chapters(context);
    write_counts(context);
    write_charts(context);
    write_readings(context);
    write_phonology(context);
    write_forms(context);
    write_commentary(context);
    write_apparatus(context);
    write_lists(context);
    write_links(context);
}

// Foreign keys are off while loading, so they are looked at once, at the end.
void check_references(Database const& database) {
    database.each("PRAGMA foreign_key_check", [](ResultRow const& row) {
        throw std::logic_error("row " + std::string(row.text(1)) + " of table " + std::string(row.text(0)) +
                               " refers to a row of " + std::string(row.text(2)) + " that does not exist");
    });
}

}  // namespace

void write_corpus(Database& database, Corpus const& corpus, Generated const& generated, SourceSet const& sources,
                  WriteOptions const& options) {
    WriteContext const context(database, corpus, generated, sources, options);
    database.run("BEGIN", "begin");
    make_tables(database);
    write_rows(context);
    make_indexes_and_views(database);
    write_search(database);
    write_about(database, corpus.work, options);
    check_references(database);
    database.run("COMMIT", "commit");
    database.run("ANALYZE", "analyze");
}

}  // namespace xitan
