// SPDX-License-Identifier: MIT
// How the schema writes the choices of the model.
#pragma once

#include "model/generated.hpp"

namespace xitan {

[[nodiscard]] std::string_view name_of(LetterKind);
[[nodiscard]] std::string_view name_of(Certainty);
[[nodiscard]] std::string_view name_of(ReadingRole);
[[nodiscard]] std::string_view name_of(ReadingKind);
[[nodiscard]] std::string_view name_of(FormKind);
[[nodiscard]] std::string_view name_of(LanguageRole);
[[nodiscard]] std::string_view name_of(SchemeKind);
[[nodiscard]] std::string_view name_of(Unit);
[[nodiscard]] std::string_view name_of(Verb);
[[nodiscard]] std::string_view name_of(Status);
[[nodiscard]] std::string_view name_of(PartRole);
[[nodiscard]] std::string_view name_of(EntryKind);
[[nodiscard]] std::string_view name_of(Verdict);
[[nodiscard]] std::string_view name_of(LineScope);

}  // namespace xitan
