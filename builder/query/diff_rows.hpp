// SPDX-License-Identifier: MIT
// The part of diff that compares the rows of the contract's views.
#pragma once

#include "query/diff.hpp"

namespace xitan {

struct DiffSide {
    Database const& database;
    IdList const& ids;  // its entries
};

// Appends what differs: a row that came or went as a whole, with what it holds; else each field that changed. Rows
// of an entry that came or went itself are left out where the view says so (ContractView::entry).
void diff_rows(DiffSide const& before, DiffSide const& now, Differences& list);

}  // namespace xitan
