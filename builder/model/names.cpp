// SPDX-License-Identifier: MIT
#include "model/names.hpp"

#include <algorithm>
#include <array>

namespace xitan {

namespace {

// The names in the order of the enumerators.
template <std::size_t n, class Enum>
std::string_view pick(std::array<std::string_view, n> const& names, Enum value) {
    return names.at(static_cast<std::size_t>(value));
}

constexpr std::array<std::string_view, 2> letter_kinds{"vowel", "consonant"};
constexpr std::array<std::string_view, 4> certainties{"certain", "high", "medium", "low"};
constexpr std::array<std::string_view, 5> reading_roles{"main", "near", "elsewhere", "alternate", "note"};
constexpr std::array<std::string_view, 3> reading_kinds{"fanqie", "direct", "transcription"};
constexpr std::array<std::string_view, 4> form_kinds{"alternate", "half", "sign", "shape"};
constexpr std::array<std::string_view, 2> language_roles{"syllables", "readings"};
constexpr std::array<std::string_view, 2> scheme_kinds{"alphabet", "abugida"};
constexpr std::array<std::string_view, 4> units{"syllables", "rows", "letters", "chapters"};
constexpr std::array<std::string_view, 5> statuses{"counted", "disputed", "alternative", "held", "named"};
constexpr std::array<std::string_view, 3> part_roles{"superscribed", "base", "subjoined"};
constexpr std::array<std::string_view, 6> entry_kinds{"letter", "chapter", "row", "cell", "syllable", "list"};
constexpr std::array<std::string_view, 4> verdicts{"agrees", "explained", "loose", "unexplained"};
constexpr std::array<std::string_view, 3> line_scopes{"exact", "computed", "block"};

}  // namespace

std::string_view name_of(LetterKind kind) { return pick(letter_kinds, kind); }
std::string_view name_of(Certainty certainty) { return pick(certainties, certainty); }
std::string_view name_of(ReadingRole role) { return pick(reading_roles, role); }
std::string_view name_of(ReadingKind kind) { return pick(reading_kinds, kind); }
std::string_view name_of(FormKind kind) { return pick(form_kinds, kind); }
std::string_view name_of(LanguageRole role) { return pick(language_roles, role); }
std::string_view name_of(SchemeKind kind) { return pick(scheme_kinds, kind); }
std::string_view name_of(Unit unit) { return pick(units, unit); }
std::string_view name_of(Status status) { return pick(statuses, status); }
std::string_view name_of(PartRole role) { return pick(part_roles, role); }
std::string_view name_of(EntryKind kind) { return pick(entry_kinds, kind); }
std::string_view name_of(Verdict verdict) { return pick(verdicts, verdict); }
std::string_view name_of(LineScope scope) { return pick(line_scopes, scope); }

std::string_view name_of(Verb verb) {
    return std::find_if(verb_names.begin(), verb_names.end(), [&](VerbName const& v) { return v.verb == verb; })->key;
}

}  // namespace xitan
