// SPDX-License-Identifier: MIT
// What the database says about itself, read once for all who say it again: CSVW, Frictionless, Datasette.
#pragma once

#include "export/export_format.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace xitan {

// The work, and on which terms its data and the words quoted from it are given.
struct About {
    std::string name;  // short, in small letters
    std::string title;
    std::string version;  // of the data
    std::string licence;  // of our data
    std::string citation;
    std::string quotations_licence, quotations_url;  // both empty: nothing is quoted, or on no other terms
};

[[nodiscard]] About about(Database const& database);

// A table or view and its columns in the words of the table `description`.
struct Meaning {
    std::string text;
    std::vector<std::pair<std::string, std::string>> columns;  // those that have one, in order

    [[nodiscard]] std::string_view column(std::string_view name) const;  // empty: it has none
};

[[nodiscard]] Meaning meaning(Database const& database, std::string const& object);

struct DescribedColumn {
    std::string name;
    std::string meaning;
    bool whole = false;   // all its values are whole numbers, and there is one
    bool nulls = false;   // NULL occurs in it
    bool quotes = false;  // it quotes the text on terms of its own
};

struct DescribedSet {
    DataSet set;  // refers only to sets of the same export
    std::vector<DescribedColumn> columns;

    // "text, note": the columns that quote; empty if none does.
    [[nodiscard]] std::string quoting() const;
};

// The sets of an export in their order, with what their rows show of the columns.
[[nodiscard]] std::vector<DescribedSet> described(ExportRequest const& request);

}  // namespace xitan
