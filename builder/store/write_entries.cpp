// SPDX-License-Identifier: MIT
// Public ids. letter/ka, chapter/02, row/02.26, cell/02.26.01, syllable/k-ya.
#include "store/context.hpp"
#include "store/names.hpp"

namespace xitan {

namespace {

std::string two_digits(std::int64_t number) { return std::string(number < 10 ? "0" : "") + std::to_string(number); }

}  // namespace

void write_entries(WriteContext const& context) {
    Corpus const& corpus = context.corpus;
    Generated const& generated = context.generated;
    std::vector<std::string> rows;
    for (Row const& row : generated.rows) {
        rows.push_back(two_digits(corpus.chapters.at(row.chapter).number.value) + "." + two_digits(row.number));
    }
    insert(context.database, "entry", {"entry_id", "kind", "id"}, [&](RowWriter& write) {
        auto const add = [&](EntryKind kind, std::size_t index, std::string const& id) {
            std::string_view const name = name_of(kind);
            write(context.entry({kind, static_cast<Index>(index)}), name, std::string(name) + "/" + id);
        };
        for (std::size_t i = 0; i < corpus.letters.size(); ++i) add(EntryKind::letter, i, generated.letter_ids.at(i));
        for (std::size_t i = 0; i < corpus.chapters.size(); ++i) {
            add(EntryKind::chapter, i, two_digits(corpus.chapters[i].number.value));
        }
        for (std::size_t i = 0; i < rows.size(); ++i) add(EntryKind::row, i, rows[i]);
        for (std::size_t i = 0; i < generated.cells.size(); ++i) {
            Cell const& cell = generated.cells[i];
            add(EntryKind::cell, i, rows.at(cell.row) + "." + two_digits(cell.column));
        }
        for (std::size_t i = 0; i < generated.syllables.size(); ++i) {
            add(EntryKind::syllable, i, generated.syllables[i].id);
        }
    });
}

}  // namespace xitan
