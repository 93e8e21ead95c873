// SPDX-License-Identifier: MIT
#include "phonology/selection.hpp"
#include "store/context.hpp"

#include <array>
#include <stdexcept>

namespace xitan {

namespace {

constexpr std::array<std::string_view, 4> variant_kinds{"graphic", "phonetic", "textual", "lost"};
constexpr std::array<std::string_view, 5> unit_roles{"prothetic", "cluster", "nasal", "vocalic", "final"};

std::optional<std::string_view> filled(std::string_view text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

// The characters that have readings or stand in a transcription, numbered from 1 in this order.
class Characters {
public:
    explicit Characters(PhonologyData const& data, std::vector<TranscriptionUnit> const& units) {
        for (CharacterReading const& reading : data.readings) add(reading.character.value);
        for (CharacterVariant const& variant : data.variants) {
            add(variant.character.value);
            if (variant.stands_for) add(variant.stands_for->value);
        }
        for (TranscriptionUnit const& unit : units) {
            add(unit.character);
            if (unit.emended) add(*unit.emended);
        }
    }

    [[nodiscard]] std::int64_t id(std::string const& text) const { return ids_.at(text); }
    [[nodiscard]] std::vector<std::string> const& list() const noexcept { return list_; }

private:
    void add(std::string const& text) {
        if (ids_.try_emplace(text, static_cast<std::int64_t>(list_.size()) + 1).second) list_.push_back(text);
    }

    std::map<std::string, std::int64_t> ids_;
    std::vector<std::string> list_;
};

void write_positions(WriteContext const& context, PhonologyData const& data) {
    auto const& positions = context.generated.positions;
    insert(context.database, "position",
           {"description", "initial", "openness", "division", "type", "rime", "tone", "legality", "reason",
            "initial_36", "baxter", "baxter1992"},
           [&](RowWriter& row) {
               for (PositionFacts const& p : positions) {
                   row(p.description, p.initial, filled(p.openness), p.division, filled(p.type), p.rime, p.tone,
                       p.legality, filled(p.reason), p.initial_of_36, p.baxter_2014, p.baxter_1992);
               }
           });
    std::map<std::string_view, std::size_t> ids;
    for (std::size_t i = 0; i < positions.size(); ++i) ids.emplace(positions[i].description, i + 1);
    insert(context.database, "attestation", {"position_id", "homophones", "head"}, [&](RowWriter& row) {
        for (AttestedPosition const& a : data.attested) {
            for (std::size_t i = 0; i < a.groups.size(); ++i) {
                row(ids.at(a.position.value), a.groups[i], a.heads.at(i));
            }
        }
    });
}

void write_characters(WriteContext const& context, PhonologyData const& data, Characters const& characters) {
    insert(context.database, "character", {"text"}, [&](RowWriter& row) {
        for (std::string const& text : characters.list()) row(text);
    });
    insert(context.database, "character_variant",
           {"character_id", "form_id", "kind", "because", "file_id", "file_line"}, [&](RowWriter& row) {
               for (CharacterVariant const& v : data.variants) {
                   std::optional<std::int64_t> form;
                   if (v.stands_for) form = characters.id(v.stands_for->value);
                   row(characters.id(v.character.value), form, variant_kinds.at(static_cast<std::size_t>(v.kind.value)),
                       v.because, context.file(v.at), v.at.line);
               }
           });
    insert(context.database, "character_reading",
           {"character_id", "ordinal", "position_id", "spelling", "heading", "homophones", "number", "file_id",
            "file_line"},
           [&](RowWriter& row) {
               std::map<std::int64_t, int> ordinals;
               for (std::size_t i = 0; i < data.readings.size(); ++i) {
                   CharacterReading const& r = data.readings[i];
                   std::int64_t const character = characters.id(r.character.value);
                   row(character, ++ordinals[character], context.generated.reading_positions.at(i) + 1, r.fanqie,
                       r.heading, r.group, r.number, context.file(r.at), r.at.line);
               }
           });
}

void write_candidates(WriteContext const& context) {
    auto const& resolutions = context.generated.resolutions;
    insert(context.database, "candidate", {"resolution_id", "ordinal", "position_id"}, [&](RowWriter& row) {
        for (std::size_t i = 0; i < resolutions.size(); ++i) {
            int ordinal = 0;
            for (FanqieCandidate const& c : resolutions[i].candidates) row(i + 1, ++ordinal, c.position + 1);
        }
    });
    insert(context.database, "candidate_source", {"resolution_id", "candidate", "upper_reading_id", "lower_reading_id"},
           [&](RowWriter& row) {
               for (std::size_t i = 0; i < resolutions.size(); ++i) {
                   int ordinal = 0;
                   for (FanqieCandidate const& c : resolutions[i].candidates) {
                       ++ordinal;
                       for (auto const& [upper, lower] : c.by) row(i + 1, ordinal, upper + 1, lower + 1);
                   }
               }
           });
}

void write_resolutions(WriteContext const& context) {
    auto const& resolutions = context.generated.resolutions;
    insert(context.database, "resolution",
           {"reading_id", "emended", "upper", "lower", "onset", "vowel_id", "chosen", "possible", "status",
            "upper_initial_36"},
           [&](RowWriter& row) {
               for (FanqieResolution const& r : resolutions) {
                   row(r.reading + 1, r.emended, r.upper, r.lower, r.onset,
                       r.vowel ? std::optional(context.letter(*r.vowel)) : std::nullopt, r.chosen + 1, r.possible,
                       r.status, r.upper_initial_of_36);
               }
           });
    write_candidates(context);
    insert(context.database, "selection_rule", {"rule", "ordinal", "meaning"}, [&](RowWriter& row) {
        int ordinal = 0;
        for (RuleName const& rule : rule_names()) row(rule.name, ++ordinal, rule.meaning);
    });
    insert(context.database, "resolution_rule", {"resolution_id", "rule"}, [&](RowWriter& row) {
        for (std::size_t i = 0; i < resolutions.size(); ++i) {
            for (std::string_view const rule : resolutions[i].rules) row(i + 1, rule);
        }
    });
}

void write_units(WriteContext const& context, Characters const& characters) {
    insert(context.database, "transcription_unit",
           {"reading_id", "ordinal", "character_id", "emended_id", "role", "onset", "vowel_id", "tone", "weight",
            "expected"},
           [&](RowWriter& row) {
               for (TranscriptionUnit const& u : context.generated.units) {
                   row(u.reading + 1, u.ordinal, characters.id(u.character),
                       u.emended ? std::optional(characters.id(*u.emended)) : std::nullopt,
                       unit_roles.at(static_cast<std::size_t>(u.role)), u.onset,
                       u.vowel ? std::optional(context.letter(*u.vowel)) : std::nullopt, u.tone, u.weight,
                       u.expected_initial);
               }
           });
}

void write_expectations(WriteContext const& context, PhonologyData const& data) {
    insert(context.database, "expectation", {"onset", "initial", "ordinal", "agreement"}, [&](RowWriter& row) {
        int ordinal = 0;
        for (Expectation const& e : data.expectations) {
            for (Text const& initial : e.yes) row(e.onset, initial, ++ordinal, "yes");
            for (Text const& initial : e.broad) row(e.onset, initial, ++ordinal, "broad");
            for (Text const& initial : e.regional) row(e.onset, initial, ++ordinal, "regional");
        }
    });
}

}  // namespace

void write_phonology(WriteContext const& context) {
    if (!context.corpus.phonology) return;
    PhonologyData const& data = *context.corpus.phonology;
    Characters const characters(data, context.generated.units);
    write_positions(context, data);
    write_characters(context, data, characters);
    write_resolutions(context);
    write_units(context, characters);
    write_expectations(context, data);
}

}  // namespace xitan
