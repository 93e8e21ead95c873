// SPDX-License-Identifier: MIT
#include "model/names.hpp"
#include "store/context.hpp"

#include <algorithm>

namespace xitan {

namespace {

// A printed value that the editors would change, and where it stands.
struct Emended {
    std::int64_t line;
    std::optional<std::int64_t> entry, reading;
    std::string_view field;
    Attested const* value;
};

std::string_view field_of(ReadingKind kind) { return name_of(kind); }

void collect_readings(WriteContext const& context, std::vector<Emended>& list) {
    auto const& readings = context.generated.readings;
    for (std::size_t i = 0; i < readings.size(); ++i) {
        ResolvedReading const& r = readings[i];
        auto const id = static_cast<std::int64_t>(i) + 1;
        // What a transcription and the fanqie beside it render is emended once.
        bool const beside = r.kind == ReadingKind::fanqie && r.source->zh;
        bool const name = std::any_of(context.generated.name_readings.begin(), context.generated.name_readings.end(),
                                      [&](Reading const& n) { return &n == r.source; });
        if (r.of_emended && !beside) {
            list.push_back({context.line(r.line), context.entry(r.entry), id, "glyph", r.of_emended});
        }
        if (r.emended) {
            list.push_back(
                {context.line(r.line), context.entry(r.entry), id, name ? "name" : field_of(r.kind), r.emended});
        }
    }
}

std::vector<Emended> collect(WriteContext const& context) {
    std::vector<Emended> list;
    Corpus const& corpus = context.corpus;
    collect_readings(context, list);
    for (Index i = 0; i < corpus.letters.size(); ++i) {
        Letter const& l = corpus.letters[i];
        if (!l.glyph || !l.glyph->emendation) continue;
        list.push_back({context.line(l.line.value), context.letter(i), std::nullopt, "glyph", &*l.glyph});
    }
    for (Index i = 0; i < corpus.chapters.size(); ++i) {
        for (Attribution const& a : corpus.chapters[i].attributions) {
            if (!a.words.emendation) continue;
            list.push_back({context.line(a.line.value), context.chapter(i), std::nullopt, "attribution", &a.words});
        }
    }
    for (TextEmendation const& e : corpus.work.emendations) {
        if (!e.value.emendation) continue;
        list.push_back({context.line(e.line.value), std::nullopt, std::nullopt, e.field.value, &e.value});
    }
    std::stable_sort(list.begin(), list.end(), [](Emended const& a, Emended const& b) { return a.line < b.line; });
    return list;
}

void write_variants(WriteContext const& context) {
    insert(context.database, "variant",
           {"line_id", "lemma", "lemma_siglum", "reading", "siglum", "note", "file_id", "file_line"},
           [&](RowWriter& row) {
               for (Variant const& v : context.corpus.work.variants) {
                   row(context.line(v.line.value), v.lemma, v.lemma_witness, v.reading, v.witness, v.note,
                       context.file(v.at), v.at.line);
               }
           });
}

}  // namespace

void write_apparatus(WriteContext const& context) {
    write_variants(context);
    auto const list = collect(context);
    insert(context.database, "emendation",
           {"line_id", "entry_id", "reading_id", "field", "printed", "proposed", "because", "certainty", "file_id",
            "file_line"},
           [&](RowWriter& row) {
               for (Emended const& e : list) {
                   Emendation const& m = *e.value->emendation;
                   Location const at = e.value->printed.at;
                   row(e.line, e.entry, e.reading, e.field, e.value->printed, m.read, m.because,
                       name_of(m.certainty.value), context.file(at), at.line);
               }
           });
    insert(context.database, "emendation_witness", {"emendation_id", "ordinal", "siglum"}, [&](RowWriter& row) {
        for (std::size_t i = 0; i < list.size(); ++i) {
            int ordinal = 0;
            for (Text const& siglum : list[i].value->emendation->witnesses) row(i + 1, ++ordinal, siglum);
        }
    });
}

}  // namespace xitan
