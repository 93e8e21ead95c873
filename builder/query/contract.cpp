// SPDX-License-Identifier: MIT
#include "query/contract.hpp"

#include <array>

namespace xitan {

namespace {

std::vector<ContractView> const compared{
    {.view = "letters", .kind = "letter", .key = {"id"}, .entry = "id", .respelled = true},
    {.view = "chapters", .kind = "chapter", .key = {"id"}, .entry = "id"},
    {.view = "rows", .kind = "row", .key = {"id"}, .entry = "id"},
    {.view = "cells", .kind = "cell", .key = {"id"}, .entry = "id", .respelled = true},
    {.view = "syllables",
     .kind = "syllable",
     .key = {"id"},
     .entry = "id",
     .place = "text_order dictionary_order",
     .respelled = true},
    {.view = "spellings", .kind = "spelling", .key = {"syllable_id", "scheme"}, .entry = "syllable_id"},
    {.view = "readings", .kind = "reading", .key = {"work", "id"}},
    {.view = "forms", .kind = "form", .key = {"letter", "kind", "line"}, .place = "ordinal"},
    {.view = "commentaries", .kind = "commentary", .key = {"entry", "language", "author", "line"}},
    {.view = "counts", .kind = "count", .key = {"chapter", "reckoning", "unit", "line", "words"}},
    {.view = "emendations", .kind = "emendation", .key = {"entry", "line", "field", "printed"}},
    {.view = "variants", .kind = "variant", .key = {"line", "lemma", "lemma_witness", "witness"}},
    {.view = "lines", .kind = "line", .key = {"work", "line"}, .place = "ordinal"},
    {.view = "sources", .kind = "source", .key = {"id"}},
    {.view = "fanqie_resolutions", .kind = "fanqie", .key = {"reading_id", "which"}},
    {.view = "transcription_units", .kind = "character", .key = {"reading_id", "ordinal", "which"}},
    {.view = "lists", .kind = "list", .key = {"id"}, .entry = "id"},
    {.view = "list_letters",
     .kind = "letter of a list",
     .key = {"list", "ordinal"},
     .entry = "list",
     .respelled = true,
     .only = "list NOT IN (SELECT id FROM lists WHERE source IS NULL)"},  // the treatise's own repeats letters
    {.view = "list_characters",
     .kind = "character of a list",
     .key = {"list", "ordinal", "place"},
     .entry = "list",
     .respelled = true,
     .only = "list NOT IN (SELECT id FROM lists WHERE source IS NULL)"},  // likewise
    {.view = "xrefs",
     .kind = "cross-reference",
     .key = {"from_id", "relation", "to_id"},
     .only = "relation IN (SELECT k.name FROM link AS l JOIN relation AS k ON k.relation_id = l.relation_id)"},
};

constexpr std::array derived{
    DerivedView{"shown_spellings", "it repeats two schemes of spellings"},
    DerivedView{"correspondences", "it counts rows of fanqie_resolutions and transcription_units"},
    DerivedView{"tones", "it counts rows of fanqie_resolutions and transcription_units"},
    DerivedView{"disagreements", "it selects rows of fanqie_resolutions and transcription_units"},
    DerivedView{"elsewhere_in_lists", "it selects rows of readings and list_letters"},
    DerivedView{"search_source", "it repeats what is said elsewhere, in a form for the index"},
};

}  // namespace

std::span<ContractView const> compared_views() { return compared; }
std::span<DerivedView const> derived_views() { return derived; }

}  // namespace xitan
