// SPDX-License-Identifier: MIT
#include "model/names.hpp"
#include "store/context.hpp"

namespace xitan {

namespace {

std::optional<std::string_view> role_of(ResolvedReading const& reading) {
    return reading.role ? std::optional(name_of(*reading.role)) : std::nullopt;
}

// A fanqie that stands beside a transcription: label and note are the transcription's.
bool beside(ResolvedReading const& reading) { return reading.kind == ReadingKind::fanqie && reading.source->zh; }

}  // namespace

void write_readings(WriteContext const& context) {
    auto const& readings = context.generated.readings;
    insert(
        context.database, "reading",
        {"line_id", "ordinal", "entry_id", "written", "kind",  "role", "printed",  "text",      "head",    "target",
         "tone",    "weight",  "length",   "manner",  "label", "note", "rejected", "certainty", "file_id", "file_line"},
        [&](RowWriter& row) {
            std::string_view line;
            int ordinal = 0;
            for (ResolvedReading const& r : readings) {
                ordinal = r.line == line ? ordinal + 1 : 1;
                line = r.line;
                auto const written = r.written.empty() ? std::nullopt : std::optional(r.written);
                MaybeText const none;
                row(context.line(r.line), ordinal, context.entry(r.entry), written, name_of(r.kind), role_of(r),
                    r.printed, r.text, r.head, r.target, r.tone, r.weight, r.length, r.manner,
                    beside(r) ? none : r.source->label, beside(r) ? none : r.source->note, r.rejected,
                    name_of(r.certainty), context.file(r.at), r.at.line);
            }
        });
    insert(context.database, "fanqie", {"reading_id", "prefix", "upper", "lower"}, [&](RowWriter& row) {
        for (std::size_t i = 0; i < readings.size(); ++i) {
            ResolvedReading const& r = readings[i];
            if (r.kind == ReadingKind::fanqie) row(i + 1, r.prefix, r.upper, r.lower);
        }
    });
}

}  // namespace xitan
