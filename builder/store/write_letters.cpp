// SPDX-License-Identifier: MIT
#include "model/names.hpp"
#include "store/context.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace xitan {

namespace {

std::optional<std::string_view> role_of(Scheme const& scheme, Script const& script) {
    if (scheme.name.value == script.written.value) return "written";
    if (script.folded && scheme.name.value == script.folded->value) return "folded";
    auto const first = std::find_if(script.schemes.begin(), script.schemes.end(),
                                    [](Scheme const& s) { return s.kind.value == SchemeKind::abugida; });
    if (first != script.schemes.end() && &*first == &scheme) return "script";
    return std::nullopt;
}

void write_script(WriteContext const& context) {
    Script const& script = context.corpus.script;
    insert(context.database, "scheme", {"name", "title", "kind", "role"}, [&](RowWriter& row) {
        for (Scheme const& s : script.schemes) row(s.name, s.title, name_of(s.kind.value), role_of(s, script));
    });
    insert(context.database, "respelling", {"level", "written", "meant"}, [&](RowWriter& row) {
        auto const add = [&](std::string_view level, std::vector<Respelling> const& list) {
            for (Respelling const& r : list) {
                for (Text const& meant : r.meant) row(level, r.written, meant);
            }
        };
        add("alternate", script.alternates);
        add("canonical", script.canonical);
        add("loose", script.loose);
    });
    insert(context.database, "letter_group", {"name", "zh", "en", "line_id"}, [&](RowWriter& row) {
        for (Group const& g : script.groups) row(g.name, g.zh, g.en, context.line(g.line.value));
    });
}

// The reading that is the name of each letter.
std::vector<std::size_t> names_of_letters(Generated const& generated) {
    std::map<Reading const*, std::size_t> reading_ids;
    for (std::size_t i = 0; i < generated.readings.size(); ++i) reading_ids[generated.readings[i].source] = i + 1;
    std::vector<std::size_t> names;
    for (Reading const& name : generated.name_readings) names.push_back(reading_ids.at(&name));
    return names;
}

}  // namespace

void write_letters(WriteContext const& context) {
    write_script(context);
    auto const names = names_of_letters(context.generated);
    insert(context.database, "letter",
           {"entry_id",   "kind",         "ordinal",      "syllable_id",  "group_id", "place",    "manner",
            "voice",      "aspiration",   "length",       "generates",    "line_id",  "name_id",  "glyph",
            "gloss_tone", "gloss_weight", "gloss_length", "gloss_manner", "file_id",  "file_line"},
           [&](RowWriter& row) {
               auto const& letters = context.corpus.letters;
               for (Index i = 0; i < letters.size(); ++i) {
                   Letter const& l = letters[i];
                   std::optional<std::int64_t> group;
                   if (l.group) group = context.group(l.group->value);
                   auto const glyph = l.glyph ? std::optional(l.glyph->printed) : std::nullopt;
                   row(context.letter(i), name_of(l.kind.value), l.order,
                       context.syllable(context.generated.letter_syllables.at(i)), group, l.place, l.manner, l.voice,
                       l.aspiration, l.length, l.generates, context.line(l.line.value), names.at(i), glyph,
                       l.sounds.tone, l.sounds.weight, l.sounds.length, l.sounds.manner, context.file(l.at), l.at.line);
               }
           });
}

}  // namespace xitan
