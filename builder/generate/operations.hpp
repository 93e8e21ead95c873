// SPDX-License-Identifier: MIT
// The verbs of chapter rules as pure functions from rows to rows. Data says which verb and which
// operands; this says how. A rule that does not fit gets a new verb here, with a test.
#pragma once

#include "model/alphabet.hpp"
#include "text/diagnostics.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace xitan {

// A row in the making: consonants in reading order with their roles, and the vowels of its cells.
struct DraftRow {
    std::vector<Index> letters;
    std::vector<PartRole> roles;
    std::optional<Index> base;                // the letter that it is built on
    std::vector<std::vector<Index>> columns;  // one a cell
    Status status = Status::counted;
    Exceptional const* apart = nullptr;
};

// operands: the rows that the step is applied to. Complains at the step's operand.
using OperationFunction = std::vector<DraftRow> (*)(Step const&, Alphabet const&, std::vector<DraftRow> operands,
                                                    Diagnostics&);

struct Operation {
    Verb verb;
    std::string_view operands;  // what the verb takes
    std::string_view example;   // as written in a source
    OperationFunction apply;
};

[[nodiscard]] std::span<Operation const> operations();
[[nodiscard]] Operation const& operation(Verb verb);

// A row of one letter with a cell for each generating vowel: what a rule starts from.
[[nodiscard]] DraftRow letter_row(Index letter, Alphabet const& alphabet);

}  // namespace xitan
