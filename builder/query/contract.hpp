// SPDX-License-Identifier: MIT
// What two databases are compared by: the views of the public contract, each with the columns that say which row is
// which. A view stands in one of the two lists; a test holds a new one to it.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace xitan {

struct ContractView {
    std::string_view view;
    std::string_view kind;              // what a row is: "reading"
    std::vector<std::string_view> key;  // columns by which a row is known again
    std::string_view entry = {};  // column of the entry that the row goes with; when that comes or goes, so does it
    std::string_view place = {};  // columns (blanks between them) that number rows: compared by order, not by value
    bool respelled = false;       // columns named like a scheme repeat the view of spellings
    std::string_view only = {};   // an SQL condition on the rows to compare
};

// Rows that say something of their own.
[[nodiscard]] std::span<ContractView const> compared_views();

struct DerivedView {
    std::string_view view;
    std::string_view because;
};

// Rows that follow from those of other views.
[[nodiscard]] std::span<DerivedView const> derived_views();

}  // namespace xitan
