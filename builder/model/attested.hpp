// SPDX-License-Identifier: MIT
// A value of the text as printed, with what the editors would read instead. The printed form is
// never lost, and a proposal that is not at least "high" never replaces it.
#pragma once

#include "text/location.hpp"

#include <optional>
#include <string>
#include <vector>

namespace xitan {

using Text = Located<std::string>;
using MaybeText = std::optional<Text>;

// How sure the editors are. Emendations are adopted when certain or high.
enum class Certainty { certain, high, medium, low };

struct Emendation {
    Text read;          // what should stand there
    MaybeText because;  // why
    Located<Certainty> certainty;
    std::vector<Text> witnesses;  // sigla that have the proposed reading; may be empty

    [[nodiscard]] bool adopted() const noexcept { return certainty.value <= Certainty::high; }
};

// Written in YAML as a plain scalar or as {printed, read, because, certainty, witness}.
struct Attested {
    Text printed;
    std::optional<Emendation> emendation;

    // The value that the database works with: the proposal if it is adopted, else the printed form.
    [[nodiscard]] Text const& adopted() const noexcept {
        return emendation && emendation->adopted() ? emendation->read : printed;
    }
};

}  // namespace xitan
