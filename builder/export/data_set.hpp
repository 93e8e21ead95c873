// SPDX-License-Identifier: MIT
// The data sets of exports/*.sql. The comment at the head of each file is a title, some lines of text, and
//   -- from: letters                  the table or view whose columns these are, under their own names
//   -- key: letter, ordinal           the columns that tell its rows apart, if there are any
//   -- refers: chapter -> chapters.number   a value of this column stands in that column of that data set
//   -- quotes: text                   the columns that quote the treatise; other terms may hold for them
//   -- cards: letter                  its rows are entries of this kind, each of which has a card
#pragma once

#include "query/catalog.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace xitan {

struct Reference {
    std::string column;
    std::string set;  // that is referred to
    std::string set_column;
};

struct DataSet {
    Query query;       // name, title, help and SQL; no parameters
    std::string view;  // in which its columns are described
    std::vector<std::string> key;
    std::vector<Reference> references;
    std::vector<std::string> quotes;
    std::string cards;  // a kind of entry, or empty
};

// exports/*.sql in order of name.
[[nodiscard]] std::span<SqlFile const> export_files();

// In order of name. Throws std::logic_error if the head of a file is not as above.
[[nodiscard]] std::vector<DataSet> data_sets(std::span<SqlFile const> files);

// Null if there is none of that name.
[[nodiscard]] DataSet const* find_data_set(std::vector<DataSet> const& sets, std::string_view name);

}  // namespace xitan
