// SPDX-License-Identifier: MIT
// The characters of the letter lists, each with the part of the letter that it renders.
#pragma once

#include "model/alphabet.hpp"

namespace xitan {

// Fills generated.list_characters, list by list in the order of model/ids.hpp. What a character renders is known where
// there is Middle Chinese to compare it with, and the characters fit the letter.
void split_lists(Alphabet const& alphabet, Generated& generated);

}  // namespace xitan
