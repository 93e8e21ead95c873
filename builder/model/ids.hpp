// SPDX-License-Identifier: MIT
// Public ids: letter/ka, chapter/02, row/02.26, cell/02.26.01, syllable/k-ya, list/t374. They survive releases,
// file renames and reordering; sources/withdrawn.yaml lists those that are no more.
#pragma once

#include "model/generated.hpp"

#include <string>

namespace xitan {

// The lists as entries: those of other works, then the treatise's own if it is one.
[[nodiscard]] std::size_t list_count(Corpus const& corpus);
[[nodiscard]] ListFacts const& list_facts(Corpus const& corpus, Index index);

// The public id of a list without "list/": small letters and digits, joined by hyphens; empty: the name has others.
[[nodiscard]] std::string list_id(std::string_view name);

class PublicIds {
public:
    // Requires: both outlive the ids.
    PublicIds(Corpus const& corpus, Generated const& generated) : corpus_(corpus), generated_(generated) {}

    [[nodiscard]] std::string operator()(EntryRef entry) const;

    // Calls visit(EntryRef, id) for every entry: letters, chapters, rows, cells, syllables, lists.
    template <class Visit>
    void each(Visit visit) const {
        each_of(EntryKind::letter, corpus_.letters.size(), visit);
        each_of(EntryKind::chapter, corpus_.chapters.size(), visit);
        each_of(EntryKind::row, generated_.rows.size(), visit);
        each_of(EntryKind::cell, generated_.cells.size(), visit);
        each_of(EntryKind::syllable, generated_.syllables.size(), visit);
        each_of(EntryKind::list, list_count(corpus_), visit);
    }

private:
    template <class Visit>
    void each_of(EntryKind kind, std::size_t count, Visit& visit) const {
        for (std::size_t i = 0; i < count; ++i) {
            EntryRef const entry{kind, static_cast<Index>(i)};
            visit(entry, (*this)(entry));
        }
    }

    [[nodiscard]] std::string row(Index index) const;

    Corpus const& corpus_;
    Generated const& generated_;
};

}  // namespace xitan
