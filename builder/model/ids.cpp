// SPDX-License-Identifier: MIT
#include "model/ids.hpp"

#include "model/names.hpp"

namespace xitan {

namespace {

std::string two_digits(std::int64_t number) { return std::string(number < 10 ? "0" : "") + std::to_string(number); }

}  // namespace

std::size_t list_count(Corpus const& corpus) { return corpus.lists.size() + (corpus.work.list ? 1 : 0); }

ListFacts const& list_facts(Corpus const& corpus, Index index) {
    return index < corpus.lists.size() ? corpus.lists[index].facts : corpus.work.list.value();
}

std::string list_id(std::string_view name) {
    std::string id;
    for (char const c : name) {
        bool const capital = c >= 'A' && c <= 'Z';
        bool const plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c == '-' && !id.empty());
        if (!capital && !plain) return {};
        id += capital ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return id;
}

std::string PublicIds::row(Index index) const {
    Row const& row = generated_.rows.at(index);
    return two_digits(corpus_.chapters.at(row.chapter).number.value) + "." + two_digits(row.number);
}

std::string PublicIds::operator()(EntryRef entry) const {
    std::string const kind = std::string(name_of(entry.kind)) + "/";
    switch (entry.kind) {
        case EntryKind::letter:
            return kind + generated_.letter_ids.at(entry.index);
        case EntryKind::chapter:
            return kind + two_digits(corpus_.chapters.at(entry.index).number.value);
        case EntryKind::row:
            return kind + row(entry.index);
        case EntryKind::cell: {
            Cell const& cell = generated_.cells.at(entry.index);
            return kind + row(cell.row) + "." + two_digits(cell.column);
        }
        case EntryKind::syllable:
            return kind + generated_.syllables.at(entry.index).id;
        case EntryKind::list:
            return kind + list_id(list_facts(corpus_, entry.index).id.value);
    }
    return kind;
}

}  // namespace xitan
