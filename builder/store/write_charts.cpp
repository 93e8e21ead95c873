// SPDX-License-Identifier: MIT
#include "model/names.hpp"
#include "store/context.hpp"

namespace xitan {

namespace {

// A cluster without letters (of a bare vowel) is no row: syllable.cluster_id is NULL.
void write_clusters(WriteContext const& context) {
    auto const& clusters = context.generated.clusters;
    insert(context.database, "cluster", {"cluster_id", "written"}, [&](RowWriter& row) {
        for (std::size_t i = 0; i < clusters.size(); ++i) {
            if (!clusters[i].letters.empty()) row(i + 1, clusters[i].written);
        }
    });
    insert(context.database, "cluster_part", {"cluster_id", "ordinal", "letter_id"}, [&](RowWriter& row) {
        for (std::size_t i = 0; i < clusters.size(); ++i) {
            int ordinal = 0;
            for (Index const letter : clusters[i].letters) row(i + 1, ++ordinal, context.letter(letter));
        }
    });
}

using VowelIds = std::map<std::vector<Index>, std::int64_t>;

// The vowels of all syllables, in the order in which they first occur.
VowelIds write_vowels(WriteContext const& context) {
    VowelIds ids;
    std::vector<Syllable const*> first;
    for (Syllable const& s : context.generated.syllables) {
        if (ids.try_emplace(s.vowels, static_cast<std::int64_t>(ids.size()) + 1).second) first.push_back(&s);
    }
    insert(context.database, "vowel", {"written"}, [&](RowWriter& row) {
        for (Syllable const* const s : first) row(s->vowel);
    });
    insert(context.database, "vowel_part", {"vowel_id", "ordinal", "letter_id"}, [&](RowWriter& row) {
        for (std::size_t i = 0; i < first.size(); ++i) {
            int ordinal = 0;
            for (Index const letter : first[i]->vowels) row(i + 1, ++ordinal, context.letter(letter));
        }
    });
    return ids;
}

void write_syllables(WriteContext const& context, VowelIds const& vowels) {
    auto const& syllables = context.generated.syllables;
    insert(context.database, "syllable", {"entry_id", "cluster_id", "vowel_id", "text_order", "dictionary_order"},
           [&](RowWriter& row) {
               for (Index i = 0; i < syllables.size(); ++i) {
                   Syllable const& s = syllables[i];
                   bool const bare = context.generated.clusters.at(s.cluster).letters.empty();
                   row(context.syllable(i), bare ? std::nullopt : std::optional(s.cluster + 1), vowels.at(s.vowels),
                       s.text_order, s.dictionary_order);
               }
           });
    insert(context.database, "spelling", {"syllable_id", "scheme_id", "text"}, [&](RowWriter& row) {
        for (Index i = 0; i < syllables.size(); ++i) {
            int scheme = 0;
            for (std::string const& text : syllables[i].spellings) row(context.syllable(i), ++scheme, text);
        }
    });
}

// The exceptions in the order in which write_chapters numbers them.
std::map<Exceptional const*, std::int64_t> exception_ids(Corpus const& corpus) {
    std::map<Exceptional const*, std::int64_t> ids;
    for (Chapter const& c : corpus.chapters) {
        for (auto const& [kind, list] : exception_lists) {
            for (Exceptional const& x : c.*list) ids.emplace(&x, static_cast<std::int64_t>(ids.size()) + 1);
        }
    }
    return ids;
}

void write_rows(WriteContext const& context) {
    auto const& rows = context.generated.rows;
    auto const exceptions = exception_ids(context.corpus);
    insert(context.database, "chart_row",
           {"entry_id", "chapter_id", "number", "cluster_id", "status", "base_id", "exception_id"},
           [&](RowWriter& row) {
               for (Index i = 0; i < rows.size(); ++i) {
                   Row const& r = rows[i];
                   row(context.row(i), context.chapter(r.chapter), r.number, r.cluster + 1, name_of(r.status),
                       r.base ? std::optional(context.letter(*r.base)) : std::nullopt,
                       r.apart ? std::optional(exceptions.at(r.apart)) : std::nullopt);
               }
           });
    insert(context.database, "row_part", {"row_id", "ordinal", "role"}, [&](RowWriter& row) {
        for (Index i = 0; i < rows.size(); ++i) {
            int ordinal = 0;
            for (PartRole const role : rows[i].roles) row(context.row(i), ++ordinal, name_of(role));
        }
    });
    insert(context.database, "cell", {"entry_id", "row_id", "col", "syllable_id"}, [&](RowWriter& row) {
        auto const& cells = context.generated.cells;
        for (Index i = 0; i < cells.size(); ++i) {
            row(context.cell(i), context.row(cells[i].row), cells[i].column, context.syllable(cells[i].syllable));
        }
    });
}

}  // namespace

void write_charts(WriteContext const& context) {
    write_clusters(context);
    VowelIds const vowels = write_vowels(context);
    write_syllables(context, vowels);
    write_rows(context);
}

}  // namespace xitan
